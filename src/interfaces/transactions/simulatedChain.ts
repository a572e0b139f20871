import type { SeenTransaction } from '#domain/transactions/dependencies.ts'
import type { TransactionRequest } from '#domain/transactions/transactionRecord.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/* For the model test: a chain of one account, and what wallets do to a request on the way to it. */

/** What became of a request in truth, whatever anybody says about it. */
export type Truth = 'nothing' | 'waits' | 'succeeded' | 'reverted' | 'cancelled' | 'replaced'

/** How a wallet treats a request, from what it answers to what it does with the transaction. */
export const wallets = [
  'honest',
  'reverts',
  'rejects',
  'fails',
  'hides',
  'speeds up',
  'hides and speeds up',
  'cancels',
  'replaces',
  'answers garbage',
  'answers an old hash',
] as const

type Waiting = SeenTransaction & { click: number; success: boolean; isVisible: boolean }

const someoneElse = '0x00000000000000000000000000000000000000cc'

/** A new chain, at block 100 with one old transaction of the account. */
export function simulatedChain(from: TransactionRequest['from']) {
  let lastHash = 0
  const hash = (): Hash => `0x${(++lastHash).toString(16).padStart(64, '0')}`
  const old: SeenTransaction = {
    hash: hash(),
    from,
    to: someoneElse,
    data: '0x',
    value: 0n,
    nonce: 0,
    block: 90,
  }
  const mined: (SeenTransaction & { success: boolean })[] = [{ ...old, success: true }]
  const mempool: Waiting[] = []
  const truths = new Map<number, Truth>()
  let block = 100

  /** What the wallet does with a click; the answer, and what is really sent. */
  function sign(click: number, { to, data }: TransactionRequest, wallet: (typeof wallets)[number]) {
    if (wallet === 'rejects' || wallet === 'fails') {
      truths.set(click, 'nothing')
      return wallet === 'rejects' ? { rejected: true as const } : { failed: 'locked' }
    }
    const nonce = mined.length + mempool.length
    const call = { from, to, data, value: 0n, nonce, block: null }
    const asked = hash()
    const isHidden = wallet.startsWith('hides') || wallet === 'answers garbage'
    const success = wallet !== 'reverts'
    const really =
      wallet === 'cancels'
        ? { to: from, data: '0x' as const }
        : wallet === 'replaces'
          ? { to: someoneElse }
          : {}
    const changesHash = wallet.includes('speeds up') || wallet === 'cancels' || wallet === 'replaces'
    const own = changesHash || wallet.startsWith('answers') ? hash() : asked
    // What is changed later was seen before under its first hash, where the wallet does not hide it.
    mempool.push({ ...call, hash: asked, click, success, isVisible: !isHidden })
    later.set(click, { ...call, ...really, hash: own, click, success, isVisible: false })
    truths.set(click, 'waits')
    return { hash: wallet === 'answers an old hash' ? old.hash : asked }
  }

  const later = new Map<number, Waiting>()

  /** The next block takes the oldest transaction, as its wallet changed it meanwhile. */
  function mine() {
    block += 1
    const first = mempool.shift()
    if (!first) return
    const final = later.get(first.click) ?? first
    mined.push({ ...final, block, success: final.success })
    const isCancelled = final.to === from
    const isReplaced = final.to === someoneElse
    truths.set(
      first.click,
      isCancelled ? 'cancelled' : isReplaced ? 'replaced' : final.success ? 'succeeded' : 'reverted',
    )
  }

  return {
    truths,
    sign,
    mine,
    block: () => block,
    count: () => mined.length,
    receipt: (id: Hash) => mined.find((each) => each.hash === id) ?? null,
    transaction: (id: Hash): SeenTransaction | null =>
      mined.find((each) => each.hash === id) ??
      mempool.find((each) => each.isVisible && each.hash === id) ??
      null,
    since: (above: number) => mined.filter((each) => (each.block ?? 0) > above),
  }
}
