import type { TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import type {
  Inclusion,
  SeenTransaction,
  WalletAnswer,
} from '#domain/transactions/transactionDependencies.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/* For the model test: a chain of one account, and wallets that change requests on the way to it. */

/** The real outcome of a request, independent of any answer about it. */
export type Truth = 'nothing' | 'waits' | 'succeeded' | 'reverted' | 'cancelled' | 'replaced'

const someoneElse = '0x00000000000000000000000000000000000000cc'

/** How a wallet treats the transaction of a request, and its answer. */
type Treatment = {
  answer?: 'rejected' | 'failed' | 'old hash' | 'unclear'
  /** The node does not know the transaction before it is in a block. */
  hides?: true
  /** The transaction is mined under another hash than the wallet answered. */
  changes?: true
  /** The receiver of another transaction that is mined under its nonce instead. */
  to?: 'self' | 'someone else'
  reverts?: true
}

/** Wallets of every kind; the one that answers garbage hides and changes what it sends. */
export const wallets: readonly Treatment[] = [
  {},
  { reverts: true },
  { answer: 'rejected' },
  { answer: 'failed' },
  { answer: 'old hash', changes: true },
  { answer: 'unclear' },
  { answer: 'unclear', reverts: true },
  { hides: true },
  { changes: true },
  { hides: true, changes: true },
  { changes: true, to: 'self' },
  { changes: true, to: 'someone else' },
  { hides: true, changes: true, to: 'self' },
  { hides: true, changes: true, to: 'someone else' },
]

type Waiting = { click: number; treatment: Treatment; seen: SeenTransaction; mined: SeenTransaction }

type Mined = SeenTransaction & { block: number; success: boolean; waiting: Waiting | null }

/** A new chain, at block 100 with one old transaction of the account. */
export function simulatedChain(from: TransactionRequest['from']) {
  let lastHash = 0
  const hash = (): Hash => `0x${(++lastHash).toString(16).padStart(64, '0')}`
  const old: Mined = {
    hash: hash(),
    from,
    to: someoneElse,
    data: '0x',
    value: 0n,
    nonce: 0,
    block: 10,
    success: true,
    waiting: null,
  }
  const mined: Mined[] = [old]
  const mempool: Waiting[] = []
  const truths = new Map<number, Truth>()
  let block = 100

  /** The wallet's answer to a click; its transaction waits for a block. */
  function sign(click: number, { to, data }: TransactionRequest, treatment: Treatment): WalletAnswer {
    const { answer, changes } = treatment
    truths.set(click, answer === 'rejected' || answer === 'failed' ? 'nothing' : 'waits')
    if (answer === 'rejected') return { rejected: true }
    if (answer === 'failed') return { failed: 'locked' }
    const nonce = mined.length + mempool.length
    const seen: SeenTransaction = { hash: hash(), from, to, data, value: 0n, nonce, block: null }
    const own = { ...seen, hash: changes ? hash() : seen.hash, ...otherCall(treatment) }
    mempool.push({ click, treatment, seen, mined: own })
    if (answer === 'unclear') return { unclear: true }
    return { hash: answer === 'old hash' ? old.hash : seen.hash }
  }

  function otherCall({ to }: Treatment): Partial<SeenTransaction> {
    if (to === 'self') return { to: from, data: '0x' }
    return to === 'someone else' ? { to: someoneElse } : {}
  }

  /** The next block takes the oldest transaction, as its wallet changed it meanwhile. */
  function mine() {
    block += 1
    const first = mempool.shift()
    if (!first) return
    const success = !first.treatment.reverts
    mined.push({ ...first.mined, block, success, waiting: first })
    truths.set(first.click, truthOf(first.treatment))
  }

  /** Empty blocks take the place of the newest ones. What was in those waits again, maybe as its wallet sent it first. */
  function reorganise(depth: number, asSentFirst: boolean) {
    const lost = mined.filter((each) => each.block > block - depth)
    mined.splice(mined.length - lost.length)
    const waiting = lost.flatMap((each) => each.waiting ?? [])
    for (const { click } of waiting) truths.set(click, 'waits')
    mempool.unshift(
      ...waiting.map((each) => (asSentFirst ? { ...each, treatment: {}, mined: each.seen } : each)),
    )
  }

  /** Whether a block has a transaction; unknown of a block that is not there. */
  function includes(id: Hash, number: number): Inclusion {
    if (number > block) return 'unknown'
    return mined.some((each) => each.hash === id && each.block === number) ? 'proven' : 'refuted'
  }

  return {
    truths,
    sign,
    mine,
    reorganise,
    includes,
    block: () => block,
    count: () => mined.length,
    receipt: (id: Hash) => mined.find((each) => each.hash === id) ?? null,
    transaction: (id: Hash): SeenTransaction | null =>
      mined.find((each) => each.hash === id) ??
      mempool.find(({ seen, treatment }) => !treatment.hides && seen.hash === id)?.seen ??
      null,
    since: (above: number) => mined.filter((each) => each.block > above),
  }
}

function truthOf({ to, reverts }: Treatment): Truth {
  if (to) return to === 'self' ? 'cancelled' : 'replaced'
  return reverts ? 'reverted' : 'succeeded'
}
