import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { now } from '#lib/browser/clock.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** Milliseconds in which an explorer lists what was minted. */
const patience = 60_000

/** Whether tokens were minted just now that the explorer does not list yet: until then it is unknown what an address holds. */
export function useAwaitsTokens(address: Address): boolean {
  const { data } = useQuery(tokenBalancesQuery(address, 'ERC-20'))
  return useTransactions().some(
    ({ kind, from, asset, sentAt }) =>
      kind === 'mint' &&
      from === address &&
      now() - sentAt < patience &&
      !data?.items.some(({ token }) => token.address === asset),
  )
}
