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
 * one for a newer build, unless the address asks for a trade.
 */
export function useTradeInput(pool: Address) {
  const draft = tradeDraft(pool)
  const { requested, forget } = useRequestedTrade()
  const [typed, setTyped] = useState(() => draftIn(readDraft(draft)))
  const [round, setRound] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const slippageBps = useSlippage()
  const request = requested && Object.values(requested).join(' ')
  if (request !== taken) {
    setTaken(request)
    if (requested) {
      setTyped(requested)
      setRound(round + 1)
      setIsOpen(true)
    }
  }
  useEffect(() => () => writeDraft(draft, ''), [draft])

  function keep(next: Typed) {
    setTyped(next)
    forget()
    writeDraft(draft, next.text && `${next.side} ${next.exact} ${next.text}`)
  }

  /** Another form begins empty. */
  function begin(side: Side) {
    keep({ ...nothing, side })
    setRound(round + 1)
  }

  return {
    /** The number of the form: a chosen side, a trade that the address asks for, and an ended one begin another. */
    round,
    input: { ...typed, slippageBps } satisfies TradeInput,
    chooseSide: begin,
    /** The address asks for this trade no longer. */
    forget,
    type(exact: ExactEnd, text: string) {
      keep({ ...typed, exact, text })
      setIsOpen(true)
    },
    /** Whether somebody is at the form, which a narrow window then shows in its sheet. */
    isOpen,
    /** Opens the form on a side; what is typed on that side stays. */
    open(side: Side) {
      if (side !== typed.side || typed.text === '') begin(side)
      setIsOpen(true)
    },
    end() {
      begin(typed.side)
      setIsOpen(false)
    },
  }
}

/** The name under which the form of a trade keeps what is typed. */
export function tradeDraft(pool: Address): string {
  return `trade ${pool}`
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
