import { mutantsBeside, mutantsOf } from '../mutant.ts'

const numbers = [
  ...mutantsBeside('src/lib/numbers/decimal.ts', [
    [
      'base units rounded up',
      "fraction.slice(0, decimals).padEnd(decimals, '0'))",
      "fraction.slice(0, decimals).padEnd(decimals, '0')) + 1n",
    ],
    ['a negative amount loses its sign', "value.startsWith('-') ? -units : units", 'units'],
    ['dividing by zero', 'if (isZero(b)) return null', 'if (isZero(b)) return zero'],
    ['compared the other way round', 'left < right ? -1 : 1', 'left < right ? 1 : -1'],
  ]),
  ...mutantsBeside('src/lib/format/amount.ts', [
    ['a tiny amount is zero', '`${sign(value)}<0.0001`', "'0'"],
    ['a thousand thousands is a thousand', 'Math.floor(size / 3)', 'Math.ceil(size / 3)'],
  ]),
  ...mutantsBeside('src/lib/format/money.ts', [
    ['one decimal of a dollar', 'size >= 0 ? 2 : 4, 2', 'size >= 0 ? 1 : 4, 1'],
    ['the dollar sign before the minus', '`${minus}$${text.slice(1)}`', '`$${text}`'],
  ]),
  ...mutantsBeside('src/lib/format/significant.ts', [
    ['five digits of a tiny price', 'const most = 4', 'const most = 5'],
  ]),
  ...mutantsBeside('src/lib/format/percent.ts', [
    ['almost nothing is nothing', 'size < -4', 'size < -40'],
    ['a loss without its sign', "isNegative ? minus : signed ? '+' : ''", "signed ? '+' : ''"],
  ]),
  ...mutantsBeside('src/lib/format/health.ts', [
    ['a health of a million is written out', 'compare(value, most) > 0', 'false'],
  ]),
  ...mutantsBeside('src/lib/format/maximum.ts', [
    ['any call with the largest number is an approval', 'approvals.test(call.trim())', 'true'],
  ]),
  ...mutantsBeside('src/lib/numbers/amount.ts', [
    ['more places than the asset has', 'places > decimals', 'false'],
    ['the reason for a comma is that of any text', "if (typed.includes(','))", 'if (false)'],
  ]),
]

const wire = [
  ...mutantsBeside('src/lib/wire/shapes.ts', [
    ['an empty amount is zero', "/^-?\\d+$/, 'not an integer'", "/^-?\\d*$/, 'not an integer'"],
    ['a number beyond a double', "v.safeInteger('not a safe integer')", 'v.finite()'],
    ['an address of any length', '/^0x[0-9a-fA-F]{40}$/', '/^0x[0-9a-fA-F]{40,}$/'],
    ['bad rows are not counted', 'dropped: values.length - rows.length', 'dropped: 0'],
  ]),
  ...mutantsBeside('src/lib/wire/losslessJson.ts', [
    [
      'digits in a text become text in it',
      "if (character === '\"') at = endOfString(source, at)",
      "if (character === '\"') at += 1",
    ],
    ['numbers of seventeen digits', 'const tooLong = /\\d{16}/', 'const tooLong = /\\d{18}/'],
  ]),
]

const errors = [
  ...mutantsBeside('src/lib/requests/retryAfter.ts', [
    ['a wait of an hour', ', longestWait)', ', Number.POSITIVE_INFINITY)'],
    ['a limited explorer is asked again at once', '...known, shortestWait', '...known'],
  ]),
  ...mutantsBeside('src/lib/requests/queryClient.ts', [
    ['a page waits a minute without a word', ' && !hasTakenLong(error)', ''],
  ]),
]

const requests = mutantsBeside('src/lib/requests/http.ts', [
  ['an answer without end', 'size > largestBody[from]', 'false'],
  ['a caller who gives up blames the interface', 'if (signal?.aborted) throw cause\n', ''],
  [
    'the deadline ends nothing',
    'AbortSignal.any([signal, timeout]) : timeout',
    'signal : AbortSignal.any([])',
  ],
])

const node = [
  ...mutantsBeside('src/domain/blocks/chainTime.ts', [
    [
      'a trade that waits on a chain at rest is late',
      'latest?.timestamp ?? own, own',
      'latest?.timestamp ?? own',
    ],
    [
      'a clock that is ahead makes a trade wait longer',
      '  if (pending && latest && pending.number > latest.number) return pending.timestamp\n',
      '',
    ],
  ]),
  ...mutantsBeside('src/interfaces/node/rpc/rpc.ts', [
    ['the answer to another question', 'answer.id === id && ', ''],
  ]),
  ...mutantsBeside('src/interfaces/node/fees/feeEstimate.ts', [
    ['gas plus price', 'gas * price', 'gas + price'],
    ['a node that is away has no estimate', " && error.kind === 'refused') return null", ') return null'],
  ]),
  ...mutantsOf(
    'src/interfaces/node/fees/gasLimit.ts',
    ['src/interfaces/node/rpc/rpc.test.ts'],
    [['no more gas than estimated', '(estimate * 3n + 1n) / 2n', 'estimate']],
  ),
  ...mutantsBeside('src/interfaces/node/contract/curve/curvePool.ts', [
    ['fee and reserves of two blocks', '`0x${block.toString(16)}`]', "'latest']"],
    ['an answer of any length', 'data.length === oneWord', 'data.length > 0'],
  ]),
]

const sending = 'src/interfaces/wallet/requests/walletSend'
const permits = 'src/pages/lending/parts/action/permit/ActionPermit.test.tsx'
const remote = 'src/interfaces/wallet/walletConnect'

const wallet = [
  ...mutantsBeside(`${sending}.ts`, [
    [
      'any answer is a hash',
      'result.success ? { hash: result.output } :',
      "typeof answer === 'string' ? { hash: answer as `0x${string}` } :",
    ],
    ['the estimate of the gas is left out', '...(gas && { gas: numberToHex(gas) }),', ''],
  ]),
  ...mutantsOf(
    'src/interfaces/wallet/requests/askWallet.ts',
    [`${sending}.test.ts`],
    [
      ['another account signs', ' && address === account', ''],
      ['a wallet on another network signs', 'walletChain.output !== chainId', 'false'],
      [
        'a person’s no is a failure',
        'refusedByPerson = new Set([4001, 5750])',
        'refusedByPerson = new Set([5750])',
      ],
    ],
  ),
  ...mutantsBeside('src/interfaces/wallet/permit/permitTerms.ts', [
    ["a token's domain is not checked", 'domainSeparator({ domain }) === separator', 'true'],
    ['every pool takes permits', 'return callRevertData(error) === zeroAmount', 'return true'],
  ]),
  ...mutantsOf(
    'src/interfaces/wallet/permit/walletPermit.ts',
    [permits],
    [['a signature of any key is taken', 'signer !== permit.owner', 'false']],
  ),
  ...mutantsBeside(`${remote}/askRemote.ts`, [
    ['a transaction without an answer is a failure', "request.method !== 'eth_sendTransaction'", 'true'],
    ['a phone is asked over a dead relay', '!relayer.connected', 'false'],
  ]),
  ...mutantsOf(
    `${remote}/remoteWallet.ts`,
    [`${remote}/walletConnect.test.ts`],
    [['the chain that a phone is on is not heeded', 'saidChain = Number(data)', 'saidChain = chainId']],
  ),
]

const pages = mutantsBeside('src/interfaces/explorer/wire/page.ts', [
  ['a server that repeats its first page has no end', 'const next = isFirstAgain ? null : ', 'const next = '],
  [
    'a cursor without its null',
    "value !== undefined && value !== ''",
    "value !== undefined && value !== '' && value !== null",
  ],
  [
    'a filter that was refused is not reported',
    'refused.filter((name) => name !== sizeParameter)',
    'refused.slice(0, 0)',
  ],
  ['a refused filter lets every row pass', 'passes[name]?.(each) ?? true', 'true'],
])

const refusals = mutantsOf(
  'src/interfaces/explorer/wire/refusedFilters.ts',
  ['src/interfaces/explorer/wire/page.test.ts'],
  [['only the first problem is read', 'result.output.errors.map(', 'result.output.errors.slice(0, 1).map(']],
)

const headers = mutantsOf(
  'scripts/serve/contentSecurityPolicy.ts',
  ['scripts/serve/contentSecurityPolicy.test.ts', 'scripts/serve/headers.test.ts'],
  [
    ['trusted types are not named', `    ['trusted-types', "'none'"],\n`, ''],
    ['scripts from anywhere', `['script-src', "'self'"`, `['script-src', "'self' https:"`],
    ['framed by anybody', `    ['frame-ancestors', "'none'"],\n`, ''],
  ],
)

export const outsideMutants = [
  ...numbers,
  ...wire,
  ...errors,
  ...requests,
  ...node,
  ...wallet,
  ...pages,
  ...refusals,
  ...headers,
]
