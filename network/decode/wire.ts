import type { Address, Hash, Hex } from 'viem'

/** The parts of the node's answers that are decoded. Quantities are hex, addresses in lower case. */

export type WireTransaction = {
  hash: Hash
  transactionIndex: Hex
  from: Address
  to: Address | null
  value: Hex
  gas: Hex
  gasPrice?: Hex
  maxFeePerGas?: Hex
  maxPriorityFeePerGas?: Hex
  type?: Hex
  nonce: Hex
  input: Hex
  v?: Hex
  r?: Hex
  s?: Hex
  maxFeePerBlobGas?: Hex
  blobVersionedHashes?: Hash[]
}

export type WireBlock = {
  hash: Hash
  number: Hex
  parentHash: Hash
  timestamp: Hex
  miner: Address
  gasUsed: Hex
  gasLimit: Hex
  baseFeePerGas?: Hex
  size: Hex
  difficulty: Hex
  totalDifficulty?: Hex
  nonce?: Hex
  extraData: Hex
  stateRoot: Hash
  transactions: WireTransaction[]
  /** What the beacon chain pays to addresses after the block's transactions (EIP-4895). */
  withdrawals?: WireWithdrawal[]
  /** Some nodes have the root and keep the list to themselves. */
  withdrawalsRoot?: Hash
}

/** The amount is in Gwei. */
export type WireWithdrawal = { index: Hex; validatorIndex: Hex; address: Address; amount: Hex }

export type WireLog = {
  address: Address
  topics: Hash[]
  data: Hex
  logIndex: Hex
  transactionHash: Hash
  transactionIndex: Hex
}

export type WireReceipt = {
  transactionHash: Hash
  transactionIndex: Hex
  blockHash: Hash
  contractAddress: Address | null
  cumulativeGasUsed: Hex
  gasUsed: Hex
  effectiveGasPrice?: Hex
  /** What the blobs of a transaction cost (EIP-4844), which is burnt. */
  blobGasUsed?: Hex | null
  blobGasPrice?: Hex | null
  /** What a rollup takes for the data on L1, in wei. */
  l1Fee?: Hex | null
  /** What the operator of an OP rollup takes, and the price of data there since Jovian. */
  operatorFeeScalar?: Hex | null
  operatorFeeConstant?: Hex | null
  daFootprintGasScalar?: Hex | null
  status?: Hex
  logs: WireLog[]
}

/** An element of `trace_block`. */
export type WireTrace = {
  type: string
  action: {
    from?: Address
    to?: Address
    callType?: string
    creationMethod?: string
    value?: Hex
    gas?: Hex
    input?: Hex
    init?: Hex
    address?: Address
    refundAddress?: Address
    balance?: Hex
  }
  result?: { gasUsed?: Hex; output?: Hex; address?: Address; code?: Hex } | null
  error?: string
  traceAddress: number[]
  transactionHash?: Hash
  transactionPosition?: number
}

/** A frame of Geth's `callTracer`. */
export type WireFrame = {
  type: string
  from: Address
  to?: Address
  value?: Hex
  gas: Hex
  gasUsed: Hex
  input: Hex
  output?: Hex
  error?: string
  calls?: WireFrame[]
}

/**
 * A block and everything that happened in it, as it was read. `calls` includes the outermost call of each transaction.
 */
export type BlockRead = {
  block: WireBlock
  receipts: WireReceipt[]
  calls: Call[]
  /** False where the node did not trace every transaction of the block: there are more calls than `calls`. */
  traced: boolean
  /** The answer to `trace_block` as it came, of a node that was asked so. */
  traces?: WireTrace[]
  /** What the addresses that transactions send input to have as code after the block, where the node knows. */
  codes?: ReadonlyMap<Address, CalledCode>
  /** The bytes that failed transactions returned, for a node without traces. */
  revertData?: ReadonlyMap<Hash, Hex>
}

/** A delegation is the code of an account that runs a contract's code (EIP-7702). */
export type CalledCode = 'contract' | 'delegation' | 'none'

/** One call or creation, from either kind of trace. */
export type Call = {
  transactionIndex: number
  /** The place in the tree of calls. Empty for the transaction's own call. */
  path: number[]
  type: string
  from: Address
  to: Address | null
  createdContract: Address | null
  value: bigint
  gasLimit: bigint
  gasUsed: bigint
  input: Hex
  output: Hex | null
  error: string | null
}
