import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

type CalledTokensProps = { transaction: Transaction }

const freshFor = 600_000

/**
 * Which tokens a transaction calls for, and how many: `TIDE for 25 TUSD` behind "Buy". Their symbols come with the one
 * list of the network's tokens that all rows share; another token has its address, and no amount.
 */
export function CalledTokens({ transaction }: CalledTokensProps) {
  const { to } = transaction
  const isOwn = to !== null && knownContract(to.address) !== null
  const called = calledTokens(transaction, isOwn)
  const { data, isPending } = useQuery({
    ...tokensQuery(),
    enabled: called.length > 0,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  })
  if (called.length === 0 || isPending) return null
  const listed = called.map(({ token, units }) => ({
    token,
    units,
    record: data?.items.find(({ address }) => address === token),
  }))
  if (!isOwn && listed.some(({ record }) => record?.type !== 'ERC-20')) return null
  return listed.map(({ token, units, record }, at) => {
    const isCounted = units !== null && record?.decimals != null
    // One link a row, where the other token needs none.
    const unit = at > 0 && isCounted ? record.symbol : null
    return (
      <Fragment key={token}>
        {at > 0 && <span className="text-faint">for</span>}
        {isCounted && <TokenUnits units={units} of={record} unit={unit} style="short" />}
        {!unit && <TokenLink address={token} symbol={record?.symbol ?? null} />}
      </Fragment>
    )
  })
}
