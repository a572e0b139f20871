import { mutantsBeside, mutantsOf } from '../mutant.ts'

const machine = mutantsBeside('src/domain/transactions/state/transactionMachine.ts', [
  ['a missing transaction stays missing', 'confirmed: found', 'confirmed: waiting'],
  ['a foreign transaction confirms this one', 'confirmed: found', 'confirmed: watched'],
  [
    'a hash that comes late is lost',
    "const beforeHash: readonly Name[] = ['simulating', 'signing', 'left',",
    "const beforeHash: readonly Name[] = ['simulating', 'signing',",
  ],
  [
    'what is seen again stays unknown',
    "status: doubt ? { name: 'pending' } : record.status",
    'status: record.status',
  ],
  ['a block taken back changes nothing', "reorged: ['confirmed', 'reverted']", 'reorged: []'],
])

const age = mutantsBeside('src/domain/transactions/state/transactionAge.ts', [
  ['nothing is ever slow', 'now - sentAt > slowAfter', 'now - sentAt > restAfter'],
  ['what the node does not know is slow', "isSeen ? { type: 'overdue' }", "true ? { type: 'overdue' }"],
  ['a transaction of a day is still asked for', 'if (age > restAfter) return null\n', ''],
])

const replacement = mutantsBeside('src/domain/transactions/replacement/replacementEvent.ts', [
  [
    'any transaction with the nonce is a faster one',
    'return transaction.data.startsWith(data)',
    'return true',
  ],
  ['a call that pays is the one that does not', "transaction.value !== BigInt(value ?? '0x0') || ", ''],
  ['an equal call of last week is this one', 'isProvenLater(record) && ', ''],
  ['the transaction of another record is this one', ' && !taken.has(each.hash)', ''],
])

const overtaken = mutantsBeside('src/domain/transactions/replacement/possibleReplacement.ts', [
  ['what was sent before took its place', 'each.nonce >= firstNonce &&', 'true &&'],
  ['what the node is only late with is overtaken', 'each.block < searchedTo', 'true'],
  ['the transaction of another record took its place', '!taken.has(each.hash) &&', ''],
])

/** What waits for transactions is tested as a whole. */
const runnerTests = [
  'src/interfaces/transactions/runner/transactionRunner.test.ts',
  'src/interfaces/transactions/runner/transactionFollower.test.ts',
  'src/interfaces/transactions/runner/replacement.test.ts',
  'src/interfaces/transactions/runner/resume.test.ts',
]

const watcher = mutantsOf('src/interfaces/transactions/polling/pollTransaction.ts', runnerTests, [
  [
    'a receipt of another transaction is believed',
    'receipt.hash !== record.hash || receipt.from !== record.from',
    'false',
  ],
  [
    'any transaction behind the hash is the one',
    'taken.has(record.hash) || !isAnswerTo(record, transaction)',
    'false',
  ],
  ['mined without a known outcome is a success', 'if (success === null) return null\n', ''],
])

const asked = mutantsOf('src/interfaces/transactions/polling/askedSearch.ts', runnerTests, [
  ['what was left is looked for after a reload only', "status.name === 'left') void", 'false) void'],
  ['what is asked for once more is taken for the first', 'isAskedAgain(record, store)', 'false'],
])

const ownTransactions = mutantsOf('src/interfaces/transactions/polling/ownReader.ts', runnerTests, [
  [
    'an earlier request takes what a later one sent',
    'if (record.nonce !== null) return chain',
    'return chain',
  ],
])

const ofOther = mutantsBeside('src/domain/transactions/replacement/claimedByOther.ts', [
  ['an earlier request takes what a later one may name', 'other.sentAt > record.sentAt', 'false'],
  ['a transaction of before is for the later request', 'transaction.nonce >= other.firstNonce', 'true'],
  ['what has ended claims more', '!(isFollowed(other) || isRequested(other))', 'false'],
])

const runner = mutantsOf('src/interfaces/transactions/runner/transactionRunner.ts', runnerTests, [
  [
    'an answer without a hash means that nothing was sent',
    "('unclear' in answer) store.apply(id, { type: 'left' })",
    "('unclear' in answer) store.apply(id, { type: 'rejected' })",
  ],
])

const summary = mutantsBeside('src/domain/explorer/transactionSummary.ts', [
  ['a failed transaction moved something', 'succeeded && areAll ? tokenSummary', 'areAll ? tokenSummary'],
  ['a part of the transfers is the whole', 'succeeded && areAll ? tokenSummary', 'succeeded ? tokenSummary'],
  ['change given back is not taken off', '(transfer.to.address === sender ? amount.units : 0n) -', '0n -'],
])

const revert = mutantsBeside('src/domain/transactions/simulation/revertReason.ts', [
  ['dollars with 18 decimals', 'fromUnits(value, 8)', 'fromUnits(value, 18)'],
])

const transfers = [
  ...mutantsBeside('src/domain/tokens/netTransfer.ts', [
    ['logs of other tokens count', 'emitter !== token || ', ''],
    ['what leaves is added', '(net ?? 0n) - BigInt(data)', '(net ?? 0n) + BigInt(data)'],
  ]),
  ...mutantsBeside('src/domain/tokens/transferKey.ts', [
    ['a batch has one key', ' ${tokenId} ${amount}`', '`'],
    ['two logs have one key', ' ${logIndex} ', ' '],
  ]),
  ...mutantsBeside('src/pages/explorer/parts/cells/Direction.tsx', [
    ['the direction the other way round', '<Badge tone="warn">Out</Badge>', '<Badge tone="warn">In</Badge>'],
    [
      'to oneself goes out',
      'if (from.address === self && to?.address === self) return <Badge>Self</Badge>\n',
      '',
    ],
  ]),
]

const search = mutantsBeside('src/domain/search/parseSearch.ts', [
  ['a hash without 0x is a name', '/^(?:0x)?([0-9a-fA-F]+)$/i', '/^0x([0-9a-fA-F]+)$/i'],
  ['a number with # is a name', ".replace(/^#/, '')", ''],
])

const health = mutantsBeside('src/lib/requests/interfaceHealth.ts', [
  ['no answer is slow', "latency > slowAfter ? 'slow' : 'up'", "'up'"],
  ['the first failure is down', "again ? 'down' : 'slow'", "'down'"],
  ['"not found" is a failure', "kind === 'not-found' || (", '('],
])

const late = mutantsOf(
  'src/lib/requests/requestObserver.ts',
  ['src/lib/requests/interfaceHealth.test.ts', 'src/lib/requests/http.test.ts'],
  [['slow only after thirty seconds', 'slowAfter = 3_000', 'slowAfter = 30_000']],
)

export const chainMutants = [
  ...[
    ...machine,
    ...age,
    ...replacement,
    ...overtaken,
    ...watcher,
    ...asked,
    ...ownTransactions,
    ...ofOther,
    ...runner,
    ...summary,
    ...revert,
  ],
  ...[...transfers, ...search, ...health, ...late],
]
