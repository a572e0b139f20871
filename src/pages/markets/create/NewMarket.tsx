import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { createdMarketQuery } from '#interfaces/node/contract/curve/createdMarket.ts'
import { Steps } from '#pages/signing/Steps.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type NewMarketProps = { record: TransactionRecord; onAgain: () => void }

/** Links to the first purchase on the created market and to its page, once the indexer lists it. */
export function NewMarket({ record, onAgain }: NewMarketProps) {
  const { symbol, hash, to } = record
  const created = useQuery({ ...createdMarketQuery(hash ?? '0x', to), enabled: hash !== null })
  const pool = created.data?.pool ?? null
  const listed = useQuery({
    ...marketQuery(pool ?? '0x'),
    enabled: pool !== null,
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
  })
  return (
    <>
      <Steps steps={[{ id: 'act', title: `Create ${symbol}`, record }]} />
      {created.data && (
        <p className="text-sm text-muted">
          Your market is the pool <AddressLink address={created.data.pool} contract />. You own its NFT #
          {created.data.nftId}, which decides what is done with the fees: see the tab Fees.
        </p>
      )}
      {pool && listed.data ? (
        <>
          <Link
            to="/markets/$poolAddress"
            params={{ poolAddress: pool }}
            search={{ trade: 'buy' }}
            className={buttonClass({ tone: 'primary', size: 'large', wide: true })}
          >
            {`Buy the first ${symbol}`}
          </Link>
          <Link
            to="/markets/$poolAddress"
            params={{ poolAddress: pool }}
            className={buttonClass({ size: 'large', wide: true })}
          >
            {`Open ${symbol}`}
          </Link>
        </>
      ) : pool || created.isPending ? (
        <Button tone="primary" size="large" wide busy>
          Waiting for the indexer to list it
        </Button>
      ) : (
        // A node without receipts cannot tell which market was created.
        <Link
          to="/markets"
          search={{ order: 'newest' }}
          className={buttonClass({ tone: 'primary', size: 'large', wide: true })}
        >
          Open the newest markets
        </Link>
      )}
      <Button onClick={onAgain}>Create another market</Button>
    </>
  )
}
