import { Link } from '@tanstack/react-router'
import {
  hashToShow,
  isUnresolved,
  type TransactionRecord,
} from '#domain/transactions/record/transactionRecord.ts'
import { isOpen, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { isUntraded } from '#domain/transactions/record/untradedApproval.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { closeConnect, useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config, hasMarkets } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { transactionTitle } from '#pages/root/wallet/transactions/transactionTitle.ts'
import { Time } from '#ui/figures/Time.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type ActivityProps = { account: Address }

const shown = 3
const colours = { waiting: 'text-warn', good: 'text-muted', bad: 'text-down', neutral: 'text-muted' }

/** The transactions of this account from this browser, newest first, also what faucets sent to it, with their status. */
export function Activity({ account }: ActivityProps) {
  const signsInPage = useSignsInPage()
  const records = useTransactions()
  const all = records.filter(
    (record) =>
      record.from === account &&
      record.chainId === config().chainId &&
      (record.hash !== null || isOpen(record) || isUnresolved(record)),
  )
  return (
    <section aria-label="Transactions of this browser">
      <h3 className="mb-2 text-xs font-medium text-muted">From this browser</h3>
      {all.length === 0 && <p className="text-faint">Nothing yet.</p>}
      <ul className="divide-y">
        {all.slice(0, shown).map((record) => {
          const { text, tone } = transactionSentence(record, signsInPage)
          const hash = hashToShow(record)
          const isWaiting = hasMarkets() && isUntraded(record, records)
          return (
            <li key={record.id} className="grid gap-0.5 py-2">
              <div className="flex justify-between gap-3">
                <span className="min-w-0 truncate">
                  {transactionTitle(record)}
                  {isWaiting && ', not traded yet'}
                </span>
                {hash && <TransactionLink hash={hash} />}
              </div>
              <div className="flex justify-between gap-3 text-xs">
                <span className={`min-w-0 ${colours[tone]}`}>
                  {text}
                  {isWaiting && <Continue approval={record} />}
                </span>
                {record.sentAt > 0 && (
                  <span className="text-faint">
                    <Time at={new Date(record.sentAt)} />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <Link
        to="/address/$address"
        params={{ address: account }}
        onClick={closeConnect}
        className="link text-xs"
      >
        All transactions of this account
      </Link>
    </section>
  )
}

/** A link to the form of the trade that an approval was for. */
function Continue({ approval: { market, asset, amount, decimals } }: { approval: TransactionRecord }) {
  if (market === undefined) return null
  return (
    <>
      {' · '}
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: market }}
        search={{
          trade: asset === market ? 'sell' : 'buy',
          amount: fromUnits(BigInt(amount), decimals),
          exact: 'in',
        }}
        className="link"
      >
        Continue
      </Link>
    </>
  )
}
