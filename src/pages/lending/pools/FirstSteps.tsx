import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { askToConnect } from '#interfaces/wallet/wallet.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FaucetButton } from '#pages/lending/action/FaucetButton.tsx'
import { bestDeposit } from '#pages/lending/data/bestDeposit.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { ActionLink } from '#pages/lending/figures/ActionLink.tsx'
import { TryDemo } from '#pages/signing/demo/TryDemo.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { type FirstStep, firstSteps } from './firstStep.ts'

type FirstStepsProps = { step: FirstStep; user: Address | null; rows: readonly LendingRow[] }

const words: Record<FirstStep, { title: string; sentence: string }> = {
  connect: { title: 'Connect a wallet', sentence: 'The demo wallet is enough.' },
  tokens: { title: 'Get test tokens', sentence: 'They are free on this network.' },
  deposit: {
    title: 'Deposit',
    sentence: 'It earns interest, and you can borrow against it.',
  },
}

/** Three equal columns, for which a tablet has no room beside a score. The last step stands alone. */
const columns: Record<FirstStep, string> = {
  connect: 'sm:grid-cols-3',
  tokens: 'lg:grid-cols-3',
  deposit: '',
}

/** The steps to a first loan, on networks with free tokens. Done steps are ticked. */
export function FirstSteps({ step, user, rows }: FirstStepsProps) {
  const at = firstSteps.indexOf(step)
  const actions: Record<FirstStep, ReactNode> = {
    connect: (
      <div className="flex flex-wrap items-start gap-2">
        <TryDemo />
        <Button onClick={askToConnect}>Connect</Button>
      </div>
    ),
    // It stays during the next step, because it holds its open dialog. The page's head has its button then.
    tokens: <FaucetButton user={user} rows={rows} tone={step === 'tokens' ? 'primary' : null} />,
    deposit: <DepositLink row={bestDeposit(rows)} />,
  }
  return (
    <ol aria-label="First steps" className={`grid gap-x-8 gap-y-3 px-4 py-3 sm:py-4 ${columns[step]}`}>
      {firstSteps.map((name, index) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          // What is done is one line, for which a phone has no room. Before the last step it says nothing any more.
          className={`group/step grid content-start gap-1 text-muted aria-[current=step]:text-text ${index < at ? (step === 'deposit' ? 'hidden' : 'max-sm:hidden') : ''}`}
        >
          <p className="flex items-center gap-2 font-medium">
            {step !== 'deposit' && (
              <Numeral done={index < at} now={name === step}>
                {index + 1}
              </Numeral>
            )}
            {words[name].title}
          </p>
          {index >= at && (
            <p className="text-sm text-muted max-sm:not-group-aria-[current=step]/step:hidden">
              {words[name].sentence}
            </p>
          )}
          {(name === step || (name === 'tokens' && index < at)) && (
            <div className={index < at ? '' : 'pt-2'}>{actions[name]}</div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Numeral({ done, now, children }: { done: boolean; now: boolean; children: number }) {
  const look = done || now ? 'border-accent text-accent' : 'border-edge text-faint'
  return (
    <span className={`grid size-6 place-items-center rounded-full border text-xs font-semibold ${look}`}>
      {done ? <Check size={13} strokeWidth={2.5} role="img" aria-label="Done" /> : children}
    </span>
  )
}

function DepositLink({ row }: { row: LendingRow | undefined }) {
  if (!row) return null
  return (
    <ActionLink action="deposit" asset={row.asset} className={buttonClass({ tone: 'primary' })}>
      Deposit
    </ActionLink>
  )
}
