import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Hash } from 'viem'
import type { nodeAnswers } from '#network/store/schema/blockTables.ts'
import type { BlockRead, WireBlock, WireFrame, WireReceipt, WireTrace } from './wire.ts'

/** What a node answered about one block: with whole transactions, and with every field that it gave. */
export type BlockAnswers = {
  block: WireBlock
  receipts: WireReceipt[]
  /** `trace_block`. Null where the node did not trace every transaction. */
  traces: WireTrace[] | null
  /** `debug_traceBlockByNumber` with the `callTracer`, where a call failed and the node could still run the block again. */
  frames?: TracedTransaction[]
}

export type TracedTransaction = { txHash?: Hash; result?: WireFrame; error?: string }

const compress = promisify(deflate)
const decompress = promisify(inflate)

/**
 * The words that every block has, the most frequent ones last. A block of two transactions takes 1.4 kB with it and 2.2 kB
 * without. What was packed with it can only be read with it: it never changes.
 */
const dictionary = Buffer.from(
  [
    '"authorizationList":[{"address":"0x","nonce":"0x0","yParity":"0x1","r":"0x"}],"blobVersionedHashes":["0x01"],',
    '"maxFeePerBlobGas":"0x","blobs":["0x"],"commitments":["0x"],"proofs":["0x"],"storageKeys":["0x"],',
    '"error":"Reverted","type":"suicide","refundAddress":"0x","balance":"0x","creationMethod":"create2","init":"0x60806040',
    '{"block":{"hash":"0x","parentHash":"0x","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",',
    '"miner":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","stateRoot":"0x","transactionsRoot":',
    '"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","receiptsRoot":',
    '"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","logsBloom":"0x',
    '0'.repeat(258),
    '","difficulty":"0x0","number":"0x","gasLimit":"0x1c9c380","gasUsed":"0x0","timestamp":"0x6","extraData":"0x",',
    '"mixHash":"0x","nonce":"0x0000000000000000","baseFeePerGas":"0x","withdrawalsRoot":',
    '"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0",',
    `"parentBeaconBlockRoot":"0x${'0'.repeat(64)}","requestsHash":`,
    '"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","totalDifficulty":"0x0","size":"0x","uncles":[],',
    '"withdrawals":[]},"transactions":[],"receipts":[],"traces":[]}',
    '"transactions":[{"type":"0x2","chainId":"0x7a69","nonce":"0x","gas":"0x","maxFeePerGas":"0x","maxPriorityFeePerGas":"0x",',
    '"to":"0x","value":"0x0","accessList":[],"input":"0x","r":"0x","s":"0x","yParity":"0x0","v":"0x0","hash":"0x","blockHash":"0x',
    '"blockNumber":"0x","transactionIndex":"0x0","from":"0x","gasPrice":"0x","blockTimestamp":"0x6"},{"type":"0x2",',
    '"receipts":[{"type":"0x2","status":"0x1","cumulativeGasUsed":"0x","logs":[{"address":"0x","topics":["0x',
    'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef","0x000000000000000000000000","0x',
    '"],"data":"0x","blockHash":"0x","blockNumber":"0x","blockTimestamp":"0x","transactionHash":"0x","transactionIndex":"0x",',
    '"logIndex":"0x0","removed":false}],"logsBloom":"0x","transactionHash":"0x","transactionIndex":"0x","blockHash":"0x',
    '","blockNumber":"0x","gasUsed":"0x5208","effectiveGasPrice":"0x","blobGasPrice":"0x1","from":"0x","to":"0x',
    '","contractAddress":null,"blockTimestamp":17},{"type":"0x2","status":"0x1",',
    '"traces":[{"action":{"from":"0x","callType":"staticcall","callType":"delegatecall","callType":"call","gas":"0x',
    '","input":"0x","to":"0x","value":"0x0"},"blockHash":"0x","blockNumber":,"result":{"gasUsed":"0x","output":"0x',
    '","subtraces":0,"traceAddress":[],"transactionHash":"0x","transactionPosition":0,"type":"call"},{"action":{"from":"0x',
  ].join(''),
)

/** The answers of a block as a row of the store. */
export async function packAnswers(
  read: BlockRead,
  frames?: TracedTransaction[],
): Promise<typeof nodeAnswers.$inferInsert> {
  const { block, receipts, traced, traces } = read
  const answers: BlockAnswers = {
    block,
    receipts,
    traces: (traced && traces) || null,
    ...(frames && { frames }),
  }
  const packed = await compress(JSON.stringify(answers), { dictionary })
  return { blockNumber: Number(block.number), blockHash: block.hash, body: `\\x${packed.toString('hex')}` }
}

export async function unpackAnswers(body: Uint8Array | string): Promise<BlockAnswers> {
  const packed = typeof body === 'string' ? Buffer.from(body.slice(2), 'hex') : body
  return JSON.parse((await decompress(packed, { dictionary })).toString('utf8')) as BlockAnswers
}
