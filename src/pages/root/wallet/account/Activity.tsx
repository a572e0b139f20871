import { hashToShow, isUnresolved } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { transactionTitle } from '#pages/root/wallet/transactions/transactionTitle.ts'
import { Time } from '#ui/figures/Time.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type ActivityProps = { account: Address }

const shown = 8
const colours = { waiting: 'text-warn', good: 'text-muted', bad: 'text-down', neutral: 'text-muted' }

/** The transactions this account sent from this browser, newest first, with their status. */
export function Activity({ account }: ActivityProps) {
  const signsInPage = useSignsInPage()
  const all = useTransactions().filter(
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
          return (
            <li key={record.id} className="grid gap-0.5 py-2">
              <div className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{transactionTitle(record)}</span>
                {hash && <TransactionLink hash={hash} />}
              </div>
              <div className="flex justify-between gap-3 text-xs">
                <span className={`min-w-0 ${colours[tone]}`}>{text}</span>
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
    </section>
  )
}
