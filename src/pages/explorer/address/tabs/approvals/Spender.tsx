import { useQuery } from '@tanstack/react-query'
import { codeQuery, delegateOf } from '#interfaces/node/contract/code.ts'
import { config } from '#lib/browser/config/config.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type SpenderProps = { address: Address }

/** Who may move the tokens: the name of a contract this site trades or lends with, and whether it is a contract at all. */
export function Spender({ address }: SpenderProps) {
  const name = ownName(address)
  const { data: code } = useQuery({ ...codeQuery(address), enabled: name === null })
  const isContract = name !== null || (typeof code === 'string' && code !== '0x' && delegateOf(code) === null)
  return <AddressLink address={address} name={name} contract={isContract} />
}

/** The name of a spender from the site's own configuration, so that nobody else can take these names. */
function ownName(address: Address): string | null {
  if (address === config().curve?.router) return 'Market router'
  return knowsPool() && address === lendingPool() ? 'Lending pool' : null
}
