import { mutantsBeside, mutantsOf } from '../mutant.ts'

const coins = mutantsBeside('network/decode/coinChanges.ts', [
  ['a reverted transaction moves its value', 'if (!succeeded) return\n', ''],
  ['a failed call moves its value', ' || failed.some((path) => isWithin(call.path, path))', ''],
  ['the outermost call counts twice', 'call.path.length > 0 && call.value', 'call.value'],
  ['the miner gets the base fee too', 'gasPrice - (baseFeePerGas ?? 0n)', 'gasPrice'],
  ['a change of nothing is a change', 'change.delta !== 0n', 'true'],
])

const kinds = mutantsBeside('network/decode/kindsOfTransaction.ts', [
  ['a creation is a call', "else if (input !== '0x')", "if (input !== '0x')"],
  ['a transaction without value moves coins', 'if (value > 0n)', 'if (value >= 0n)'],
])

const markets = mutantsBeside('network/decode/marketEvents.ts', [
  ['the factory of anybody makes markets', 'address === scope.curveFactory', 'log.topics.length === 4'],
  ['the pool of anybody trades', 'else if (scope.pools.has(address)) ', 'else '],
  ['the volume of a sale leaves the fee out', 'trade.amountOut + trade.feeAmount', 'trade.amountOut'],
  ['a swap that is neither purchase nor sale', ' || flag > 1n', ''],
  ['a swap without its receiver', ' || log.topics.length !== 3', ''],
  ['a new pool is not listened to', '  scope.pools.add(pool)\n', ''],
  ['the first price is off by a decimal', '10n ** 30n', '10n ** 29n'],
])

const metadata = mutantsBeside('network/decode/marketMetadata.ts', [
  ['metadata of any length', 'text.length > maximumLength', 'false'],
  ['a page is metadata', "if (type !== 'application/json' && type !== 'text/json') return ''\n", ''],
  ['a script is a picture', '(https?|ipfs|ar):', '(\\w+):'],
  ['any data is a picture', '/^data:image\\//i', '/^data:/i'],
])

const text = mutantsBeside('network/decode/storableText.ts', [
  ['text with NUL', ".replaceAll('\\0', '')", ''],
  ['text is cut within a character', '[...text.slice(0, 2 * maximumLength)]', "text.split('')"],
  ['JSON of any depth', 'depth > maximumDepth', 'false'],
])

const transfers = mutantsBeside('network/decode/tokenTransfers.ts', [
  [
    'an ERC-721 transfer is of no amount',
    "tokenType: 'ERC-721', amount: 1n",
    "tokenType: 'ERC-721', amount: 0n",
  ],
  [
    'a token of a batch has no place in it',
    '({ ...many, batchIndex, tokenId, amount })',
    '({ ...many, tokenId, amount })',
  ],
  ['lists of different length are a batch', 'ids.length === values.length', 'true'],
  [
    'sender and receiver of a batch changed places',
    'from: addressOfWord(second),\n    to: addressOfWord(third)',
    'from: addressOfWord(third),\n    to: addressOfWord(second)',
  ],
])

const explorer = [
  ...mutantsBeside('network/explorer/decode/decodedCall.ts', [
    ['no reason is an unknown reason', " || data === '0x') return null", ') return null'],
  ]),
  ...mutantsOf(
    'network/explorer/decode/abiIndex.ts',
    ['network/explorer/decode/decodedCall.test.ts', 'network/explorer/decode/decodedLog.test.ts'],
    [
      ['a tuple has no selector', "parameter.type.replace('tuple', ", "parameter.type.concat('tuple', "],
      ['transfers of two standards are one', '`${topic} ${indexed}`', '`${topic}`'],
    ],
  ),
]

export const decodeMutants = [...coins, ...kinds, ...markets, ...metadata, ...text, ...transfers, ...explorer]
