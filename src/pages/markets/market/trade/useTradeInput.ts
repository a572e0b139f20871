import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trades/trade.ts'
import { readDraft, writeDraft } from '#lib/browser/storage/draft.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useSlippage } from './quote/slippage.ts'
import { useRequestedTrade } from './useRequestedTrade.ts'

type Typed = { side: Side; exact: ExactEnd; text: string }

const nothing: Typed = { side: 'buy', exact: 'in', text: '' }

/**
 * What is typed into the form of a trade on one market. It stays when the form's own code arrives, and over a reload, also
 * one for a newer build, unless another side is `chosen` or the address asks for a trade.
 */
export function useTradeInput(pool: Address, chosen?: Side) {
  const draft = tradeDraft(pool)
  const { requested, forget } = useRequestedTrade()
  const [typed, setTyped] = useState(() => onSide(draftIn(readDraft(draft)), chosen))
  const [taken, setTaken] = useState<{ request: string | null; times: number }>({ request: null, times: 0 })
  const slippageBps = useSlippage()
  const request = requested && Object.values(requested).join(' ')
  if (request !== taken.request) {
    setTaken(({ times }) => ({ request, times: requested ? times + 1 : times }))
    if (requested) setTyped(requested)
  }
  useEffect(() => () => writeDraft(draft, ''), [draft])

  function keep(next: Typed) {
    setTyped(next)
    forget()
    writeDraft(draft, next.text && `${next.side} ${next.exact} ${next.text}`)
  }

  return {
    /** How often the address asked for a trade. */
    requests: taken.times,
    input: { ...typed, slippageBps } satisfies TradeInput,
    /** Another side begins with an empty form. */
    chooseSide: (side: Side) => keep({ ...nothing, side }),
    type: (exact: ExactEnd, text: string) => keep({ ...typed, exact, text }),
  }
}

/** The name under which the form of a trade keeps what is typed. */
export function tradeDraft(pool: Address): string {
  return `trade ${pool}`
}

/** The input for a side; text typed for the other side is dropped. */
function onSide(typed: Typed, chosen: Side | undefined): Typed {
  return chosen === undefined || typed.side === chosen ? typed : { ...nothing, side: chosen }
}

const draftSchema = v.object({
  side: v.picklist(['buy', 'sell']),
  exact: v.picklist(['in', 'out']),
  text: v.string(),
})

/** Reads a draft: the side, the exact end and the text, separated by spaces. */
function draftIn(kept: string): Typed {
  const [side, exact, ...words] = kept.split(' ')
  const found = v.safeParse(draftSchema, { side, exact, text: words.join(' ') })
  return found.success ? found.output : nothing
}
