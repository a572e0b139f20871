import { formatUnits, getAddress, type Hex } from 'viem'
import type { ChainReplay, RawBlock, RawLog } from '#network/testing/truth/chainReplay.ts'
import { sampleOf } from '#network/testing/truth/comparison.ts'
import {
  amount,
  amountInColumn,
  count,
  exact,
  type Form,
  fee,
  gasPriceInColumn,
  moment,
  percent,
} from './figureForms.ts'
import type { Expected, ExpectedRow } from './pageJudge.ts'

const coin = 'ETH'
const ether = (wei: bigint) => formatUnits(wei, 18)
const gwei = (wei: bigint) => formatUnits(wei, 9)

/** The pages of so many transactions, blocks and senders, and the newest blocks, as the chain has them. */
export function chainPages(
  chain: ChainReplay,
  most: number,
  balanceOf: ReadonlyMap<string, bigint>,
): Expected[] {
  const all = chain.blocks.flatMap((block) => block.transactions.map((_, position) => ({ block, position })))
  return [
    ...sampleOf(all, most).map(({ block, position }) => transactionPage(block, position)),
    ...sampleOf(chain.blocks, most).flatMap((block) => [blockPage(block), blockTransactions(block)]),
    ...sampleOf([...balanceOf], most).map(([address, balance]) => addressPage(chain, address, balance)),
    blocksPage(chain.blocks.slice(-50)),
  ]
}

/** What a transaction paid. */
function feesOf({ baseFeePerGas, receipts }: RawBlock, position: number) {
  const receipt = receipts[position]
  if (!receipt) throw new Error('A block came without its receipts')
  const [base, price, used] = [
    BigInt(baseFeePerGas),
    BigInt(receipt.effectiveGasPrice),
    BigInt(receipt.gasUsed),
  ]
  return { base, price, used, total: price * used, burnt: base * used, tip: (price - base) * used }
}

function transactionPage(block: RawBlock, position: number): Expected {
  const transaction = block.transactions[position]
  if (!transaction) throw new Error('No such transaction')
  const { base, price, used, total, burnt, tip } = feesOf(block, position)
  const parts = [burnt, tip].filter((part) => part > 0n && part <= total)
  return {
    path: `/tx/${transaction.hash}`,
    labels: {
      Block: [{ text: count(BigInt(block.number)).text }],
      Time: [momentForm(block)],
      Value: [exact(ether(BigInt(transaction.value)), coin)],
      Fee: [exact(ether(total), coin), ...parts.map((part) => fee(ether(part), coin))],
      'Gas price': [price, base].map(gasPrice),
      'Gas used': [gasForm(used, BigInt(transaction.gas))],
      Nonce: [count(BigInt(transaction.nonce))],
      'Index in block': [count(position)],
    },
  }
}

/** Below a thousandth of a Gwei a price is written in wei. */
function gasPrice(wei: bigint): Form {
  return wei > 0n && wei < 1_000_000n ? exact(String(wei), 'wei') : exact(gwei(wei), 'Gwei')
}

function momentForm({ timestamp }: RawBlock): Form {
  const text = moment(Number(timestamp))
  return { text, title: text }
}

function gasForm(used: bigint, limit: bigint): Form {
  const part = percent(formatUnits((used * 10n ** 30n) / limit, 30))
  return { text: `${count(used).text} of ${count(limit).text} gas (${part})` }
}

function blockFees(block: RawBlock) {
  const each = block.transactions.map((_, position) => feesOf(block, position))
  const sum = (pick: (fees: ReturnType<typeof feesOf>) => bigint) =>
    each.reduce((total, fees) => total + pick(fees), 0n)
  return { total: sum(({ total }) => total), burnt: sum(({ burnt }) => burnt), tip: sum(({ tip }) => tip) }
}

function blockPage(block: RawBlock): Expected {
  const { total, burnt, tip } = blockFees(block)
  return {
    path: `/block/${Number(block.number)}`,
    labels: {
      Time: [momentForm(block)],
      Transactions: [block.transactions.length === 0 ? { text: 'None' } : count(block.transactions.length)],
      'Gas used': [gasForm(BigInt(block.gasUsed), BigInt(block.gasLimit))],
      'Base fee': [gasPrice(BigInt(block.baseFeePerGas))],
      Fees: [
        total === 0n
          ? fee('0', coin)
          : {
              text: `${fee(ether(total), coin).text} = tips ${fee(ether(tip), coin).text} + burnt ${fee(ether(burnt), coin).text}`,
            },
      ],
      Size: [{ text: `${count(BigInt(block.size)).text} bytes` }],
    },
  }
}

function blockTransactions(block: RawBlock): Expected {
  const rows = block.transactions.map((_, position) => transactionRow(block, position))
  return {
    path: `/block/${Number(block.number)}?tab=transactions`,
    tables: { 'Transactions of the block': rows },
  }
}

function transactionRow(block: RawBlock, position: number): ExpectedRow {
  const { hash = '', value = '0x0' } = block.transactions[position] ?? {}
  return {
    link: `/tx/${hash}`,
    cells: {
      Value: [amountInColumn(ether(BigInt(value)), coin)],
      Fee: [fee(ether(feesOf(block, position).total), coin)],
    },
  }
}

/** A list of blocks says a base fee that all of them have once, below it. */
function blocksPage(blocks: readonly RawBlock[]): Expected {
  const rows = blocks.map(blockRow)
  const fees = new Set(blocks.map(({ baseFeePerGas }) => BigInt(baseFeePerGas)))
  const [fee = 0n] = fees
  if (fees.size === 1)
    return { path: '/blocks', labels: { 'Base fee of each': [baseFeeForm(fee)] }, tables: { Blocks: rows } }
  const withFee = rows.map(({ link, cells }, at) => ({
    link,
    cells: { ...cells, 'Base fee': [baseFeeForm(BigInt(blocks[at]?.baseFeePerGas ?? 0))] },
  }))
  return { path: '/blocks', tables: { Blocks: withFee } }
}

const baseFeeForm = (fee: bigint) => (fee < 1_000_000n ? gasPrice(fee) : gasPriceInColumn(gwei(fee)))

function blockRow(block: RawBlock): ExpectedRow {
  const used = (BigInt(block.gasUsed) * 10n ** 30n) / BigInt(block.gasLimit)
  const part = percent(formatUnits(used, 30), 1)
  return {
    link: `/block/${Number(block.number)}`,
    cells: {
      Transactions: [count(block.transactions.length)],
      Size: [{ text: `${count(BigInt(block.size)).text} bytes` }],
      // Beside a bar it is in the document twice, for wide and for narrow columns; without bars it follows the gas.
      'Gas used': [{ text: part.repeat(2), others: [`${count(BigInt(block.gasUsed)).text}${part}`] }],
      Fees: [fee(ether(blockFees(block).total), coin)],
    },
  }
}

/** The newest transactions of a sender, its balance, and how many transactions and transfers it took part in. */
function addressPage({ blocks }: ChainReplay, address: string, balance: bigint): Expected {
  const isOf = (each: string | null) => each !== null && getAddress(each) === address
  const own = blocks.flatMap((block) =>
    block.transactions.flatMap(({ from, to }, position) =>
      isOf(from) || isOf(to) ? [{ block, position }] : [],
    ),
  )
  const transfers = blocks
    .flatMap(({ receipts }) => receipts.flatMap(({ logs }) => logs))
    .flatMap((log) => (partiesOf(log).some((topic) => isOf(asAddress(topic))) ? [log] : []))
    .reduce(
      (sum, { topics, data }) => sum + (topics[0] === batch ? Number(`0x${data.slice(130, 194)}`) : 1),
      0,
    )
  const newest = own.toReversed().slice(0, 50)
  return {
    path: `/address/${address}`,
    labels: {
      Balance: [amount(ether(balance), coin)],
      Transactions: [count(own.length)],
      'Token transfers': [count(transfers)],
    },
    tables: {
      'Transactions of the address': newest.map(({ block, position }) => {
        const { link, cells } = transactionRow(block, position)
        return { link, cells: { ...cells, Block: [count(BigInt(block.number))] } }
      }),
    },
  }
}

const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Who sent and who received in a transfer of ERC-20, ERC-721 or ERC-1155; nobody in another event. */
function partiesOf({ topics }: RawLog): Hex[] {
  if (topics[0] === transferred) return topics.slice(1, 3)
  return topics[0] === single || topics[0] === batch ? topics.slice(2, 4) : []
}

const asAddress = (topic: Hex | undefined) => `0x${(topic ?? '').slice(-40)}`
