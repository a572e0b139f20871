import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bestCollateral } from '#domain/lending/action/collateral.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { config } from '#lib/browser/config/config.ts'
import { firstDigits } from '#lib/format/firstDigits.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { FaucetButton } from '#pages/lending/action/FaucetButton.tsx'
import { needsApproval } from '#pages/lending/action/sign/actionCalls.ts'
import type { ActionContext, ActionPlan } from '#pages/lending/action/sign/actionPlan.ts'
import { actionSteps } from '#pages/lending/action/sign/actionSteps.ts'
import { PermitTerms } from '#pages/lending/action/sign/permit/PermitTerms.tsx'
import { useAction } from '#pages/lending/action/sign/useAction.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { BatchingChoice } from '#pages/signing/batching/BatchingChoice.tsx'
import { faucetAssets } from '#pages/signing/demo/faucetAssets.ts'
import { LeftApproval } from '#pages/signing/LeftApproval.tsx'
import { NetworkNotice } from '#pages/signing/NetworkNotice.tsx'
import { type Step, Steps } from '#pages/signing/Steps.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { ActionAmount } from './ActionAmount.tsx'
import { ActionButton, needsCollateral } from './ActionButton.tsx'
import { ActionFee } from './ActionFee.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'
import { BriefChanges, ChangesPanel, LastChanges } from './changes/ChangesPanel.tsx'
import { scoreNote } from './changes/scoreNote.ts'
import { UnknownChanges } from './changes/UnknownChanges.tsx'
import { useFirstDue } from './changes/useFirstDue.ts'
import { ActionWarnings } from './consent/ActionWarnings.tsx'
import { useConsent } from './consent/useConsent.ts'
import { useLossConsent } from './consent/useLossConsent.ts'

type ActionFormProps = {
  context: ActionContext
  chainId: number
  /** Called once a person changes the amount or signs it. */
  onEdit?: (() => void) | undefined
  onClose: () => void
}

/**
 * The form: the amount on the left, the changes on the right, below them the steps and one button that names the next
 * act. On a phone debt and health are between the amount and the button, and the other changes are folded.
 */
export function ActionForm({ context, chainId, onEdit, onClose }: ActionFormProps) {
  const { action, symbol, decimals } = context
  const { data: nodeChain = config().chainId } = useQuery(chainIdQuery())
  const state = useAction(context)
  const consent = useConsent(action, state)
  const lossConsent = useLossConsent(state)
  const isBlocked = consent.isMissing || lossConsent.isMissing
  const isPhone = useIsPhone()
  const { limit, busy, done } = state
  const isElsewhere = [chainId, nodeChain].some((id) => id !== config().chainId)
  const canFill = isEmpty(context, limit) && !busy && !done && !isElsewhere
  useEffect(() => {
    if (busy) onEdit?.()
  }, [busy, onEdit])
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-5">
        {done ? (
          <ActionOutcome context={context} state={state} />
        ) : (
          <ActionAmount context={context} state={state} onEdit={onEdit} />
        )}
        {isPhone && <Changes context={context} state={state} Shown={BriefChanges} />}
        <Steps
          steps={[
            ...(needsCollateral(state) ? [collateralStep(context)] : []),
            ...actionSteps(action, symbol, decimals, state),
          ]}
        />
        {state.needsApproval && !busy && !done && <BatchingChoice choice={state.batching} kind={action} />}
        {state.needsApproval && !state.isTogether && !busy && !done && (
          <PermitTerms context={context} permit={state.permit} value={state.approval.ask} />
        )}
        <ActionWarnings
          action={action}
          symbol={symbol}
          decimals={decimals}
          state={state}
          consent={consent}
          loss={lossConsent.loss}
        />
        {state.act && !busy && needsApproval(action) && <LeftApproval act={state.act} />}
        <ActionFee context={context} state={state} />
        <NetworkNotice wallet={chainId} node={nodeChain} />
        {/* It stays in view below long terms, and above the keyboard of a phone. */}
        <div className="sticky bottom-0 -mx-5 -my-3 grid bg-surface px-5 py-3">
          {(consent.risk || consent.repeat || lossConsent.loss) && !busy && !done && (
            <p className={`pb-2 text-xs text-warn ${isBlocked ? '' : 'invisible'}`}>Tick the box to go on.</p>
          )}
          {canFill ? (
            <Faucet context={context} />
          ) : (
            <ActionButton
              context={context}
              state={state}
              wrongChain={chainId !== config().chainId}
              wrongNode={nodeChain !== config().chainId}
              blocked={isBlocked}
              onClose={onClose}
            />
          )}
        </div>
        {!isPhone && <Changes context={context} state={state} Shown={LastChanges} />}
      </div>
      <AllChanges context={context} state={state} isFolded={isPhone && state.preview !== null} />
    </div>
  )
}

/** The deposit that a loan needs first, with the loan that all of what the wallet holds allows. */
function collateralStep({ asset, symbol, decimals, part }: ActionContext): Step {
  const best = part.from === 'pool' ? bestCollateral(part.account, asset) : undefined
  return {
    id: 'collateral',
    title: 'Deposit collateral',
    why: best?.most
      ? `All your ${best.reserve.symbol} lets you borrow up to ${firstDigits(fromUnits(best.most, decimals))} ${symbol}`
      : 'A loan needs some, and the deposit earns interest',
    record: null,
  }
}

/** Whether the wallet has none of the asset, and anybody may mint it. */
function isEmpty({ part, ...token }: ActionContext, limit: ActionPlan['limit']): boolean {
  if (part.from === 'tokens' || limit?.by !== 'wallet' || limit.max > 0n) return false
  return config().wallet.demo && faucetAssets([{ ...token, reserve: part.state.reserve }]).length > 0
}

/** Test tokens for an empty wallet, where they are free. */
function Faucet({ context: { part, user, ...token } }: Pick<ChangesProps, 'context'>) {
  if (part.from === 'tokens') return null
  const row = { ...token, reserve: part.state.reserve }
  return <FaucetButton user={user} rows={[row]} tone="primary" symbol={token.symbol} />
}

/** The changes; folded where they are below the button. */
function AllChanges({ isFolded, ...props }: Omit<ChangesProps, 'Shown'> & { isFolded: boolean }) {
  if (!isFolded) return <Changes {...props} />
  return (
    <details>
      <summary className="-my-3 cursor-pointer py-3 text-xs text-muted">
        {props.state.done ? 'What else changed' : 'What else changes'}
      </summary>
      <Changes {...props} isRest />
    </details>
  )
}

type ChangesProps = {
  context: ActionContext
  state: ReturnType<typeof useAction>
  /** Shows only debt and health. */
  Shown?: typeof BriefChanges | typeof LastChanges
  /** Shows only what `BriefChanges` leaves out. */
  isRest?: boolean
}

/** What a loan would come to that needs a deposit first: what is owed then, and nothing else. */
function wantedLoan(state: ChangesProps['state'], decimals: number) {
  const { preview, amount } = state
  if (!preview || !amount || !needsCollateral(state)) return
  const debt = fromUnits(amount, decimals)
  return { preview: { ...preview, after: { ...preview.before, debt } }, ready: true }
}

/** The changes by an action, as far as they are known. */
function Changes({ context, state, Shown, isRest = false }: ChangesProps) {
  const { action, symbol, user, part } = context
  const due = useFirstDue(context)
  const { preview, ready, done, busy, amount, problem } = state
  if (part.from === 'tokens' || !preview)
    return Shown ? null : <UnknownChanges action={action} symbol={symbol} user={user} part={part} />
  const isOpen = !busy && !done
  const { reserve } = part.state
  const isRefused = Boolean(amount) && problem !== undefined
  const shown = {
    action,
    symbol,
    preview,
    ready,
    done,
    isRefused,
    reserve,
    terms: done ? null : { ...due, score: part.credit.score },
    ...wantedLoan(state, reserve.decimals),
  }
  if (Shown) return <Shown {...shown} />
  return (
    <ChangesPanel
      {...shown}
      isRest={isRest}
      note={
        done
          ? null
          : // Of an amount that is refused it says what holds for any, so that nothing moves.
            scoreNote(action, isRefused ? null : amount, {
              ...part.state,
              score: part.credit.score,
            })
      }
      asOf={isOpen && <QueryAsOf queryKey={userStateQuery(user).queryKey} />}
    />
  )
}
