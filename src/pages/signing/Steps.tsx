import { Check, CircleAlert, LoaderCircle, Minus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { hashToShow } from '#domain/transactions/record/transactionRecord.ts'
import { type TransactionTone, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { leaveTransaction } from '#interfaces/transactions/ownTransactions.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

export type Step = {
  id: string
  title: string
  /** The title with every digit, where its own are cut; on hover. */
  exact?: string | undefined
  /** Why the step is needed; shown before it begins. */
  why?: string
  /** Whether it would be signed again: `why` is then shown beside the outcome of the last attempt. */
  isAgain?: boolean
  /** Whether the step is already done. */
  done?: boolean
  /** The text of a step that is done; "Done" when undefined. */
  doneText?: string
  /** Whether the wallet is asked to sign a message, which has no transaction record. */
  isAsking?: boolean
  /** Stops waiting for the wallet; undefined when that is not offered. */
  leave?: (() => void) | undefined
  record: TransactionRecord | null
}

type StepsProps = {
  steps: readonly Step[]
  /** Whether they run without another press: only the one under way is then shown, in a line. */
  isFolded?: boolean
  /** What they come to, where that is enough before the first: they are then folded below it. */
  summary?: string | undefined
}

/** The steps to sign, in order, each with its status. */
export function Steps({ steps, isFolded = false, summary }: StepsProps) {
  const at = steps.findIndex(({ done, record }) => !done && record?.status.name !== 'confirmed')
  const running = isFolded ? steps[at] : undefined
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    if (!running) height.current = box.current?.offsetHeight ?? 0
  })
  const list = (
    <ol
      aria-label="Steps"
      // All of them: the outcome of one that gave way to the next needs no message.
      data-transaction={steps.map(({ record }) => record?.id).join(' ')}
      className="grid content-start gap-3 text-sm"
    >
      {running ? (
        <RunningStep step={running} place={`${at + 1} of ${steps.length}`} />
      ) : (
        steps.map((step, index) => <StepLine key={step.id} step={step} place={index + 1} />)
      )}
    </ol>
  )
  return (
    // As high as before while they run, so that the button does not run from the finger.
    <div ref={box} style={running && { minHeight: height.current }}>
      {summary && !running ? (
        <details className="text-xs">
          <summary className="cursor-pointer py-1 text-muted">{summary}</summary>
          <div className="mt-1">{list}</div>
        </details>
      ) : (
        list
      )}
    </div>
  )
}

/** What every transaction goes through: the sign before the step says as much. */
const usual = new Set<string | undefined>(['simulating', 'signing', 'pending'])

/** The one of several steps that is under way. What is usual is said to a screen reader alone. */
function RunningStep({ step: { title, exact, record }, place }: { step: Step; place: string }) {
  const signsInPage = useSignsInPage()
  const hash = record && hashToShow(record)
  const state = record && transactionSentence(record, signsInPage)
  const { status } = record ?? {}
  const isUsual = !status || (usual.has(status.name) && !('slow' in status && status.slow))
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2.5">
      <Sign tone={state?.tone ?? 'waiting'} place={1} />
      <p className="font-medium" title={exact}>
        {`${place} · ${title}`}
      </p>
      <div role="status" className={isUsual ? 'sr-only' : 'col-start-2 text-xs text-muted'}>
        {state?.text}
        {hash && !isUsual && <LinkAfter text={state?.text} hash={hash} />}
      </div>
    </li>
  )
}

const signs = {
  waiting: <LoaderCircle size={16} className="text-accent motion-safe:animate-spin" aria-hidden />,
  good: <Check size={16} className="text-up" strokeWidth={2.5} aria-hidden />,
  bad: <CircleAlert size={16} className="text-down" aria-hidden />,
  neutral: <Minus size={16} className="text-muted" aria-hidden />,
}

function StepLine({ step, place }: { step: Step; place: number }) {
  const { title, exact, why, record, done, doneText = 'Done', isAsking, isAgain } = step
  const signsInPage = useSignsInPage()
  const state = record && !done ? transactionSentence(record, signsInPage) : null
  const hash = record && hashToShow(record)
  const text = done ? doneText : (state?.text ?? why)
  const sign: TransactionTone | 'next' = done ? 'good' : (state?.tone ?? (isAsking ? 'waiting' : 'next'))
  const isSlow = record?.status.name === 'signing' && record.status.slow
  const leave = step.leave ?? (isSlow ? () => leaveTransaction(record.id) : undefined)
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2.5" data-transaction={record?.id}>
      <Sign tone={sign} place={place} />
      <div className="min-w-0">
        <p className="font-medium" title={exact}>
          {title}
        </p>
        <div
          role="status"
          className={`text-xs break-words ${state?.tone === 'bad' ? 'text-down' : 'text-muted'}`}
        >
          {text}
          {hash && <LinkAfter text={text} hash={hash} />}
        </div>
        {isAgain && <p className="text-xs text-muted">{why}</p>}
        <LeaveButton leave={leave} />
      </div>
    </li>
  )
}

/** The status of a step, or its place while it has not begun, which the list says to a screen reader. */
function Sign({ tone, place }: { tone: keyof typeof signs | 'next'; place: number }) {
  return (
    <span className="mt-0.5" aria-hidden>
      {tone === 'next' ? (
        <span className="grid size-4 place-items-center rounded-full bg-raised text-xs leading-none text-muted">
          {place}
        </span>
      ) : (
        signs[tone]
      )}
    </span>
  )
}

/** Whether a hash can follow the text: after an unfinished sentence it would read as a part of it. */
function LinkAfter({ text, hash }: { text: string | undefined; hash: Hash }) {
  return (
    <>
      {text?.endsWith('.') ? ' ' : <span aria-hidden="true"> · </span>}
      <TransactionLink hash={hash} />
    </>
  )
}

function LeaveButton({ leave }: Pick<Step, 'leave'>) {
  if (!leave) return null
  return (
    <div className="mt-1.5">
      <Button size="small" onClick={leave}>
        Stop waiting
      </Button>
    </div>
  )
}
