import { type Address, createPublicClient, getAddress, http, zeroAddress } from 'viem'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import type { RawBlock } from './chainReplay.ts'
import { type Comparison, forEachOf, getJson, isoTime, sampleOf } from './comparison.ts'

/** Compares blocks, transactions and their logs as interface C tells them. */
export async function compareExplorer({ network, chain, count, most }: Comparison): Promise<void> {
  const { explorer } = network.urls
  await forEachOf(sampleOf(chain.blocks, most), async (block) => {
    const served = flat(await getJson(explorer, `/api/v2/blocks/${Number(block.number)}`))
    count.compare(`Block ${Number(block.number)}`, served, wantedBlock(block))
  })
  const all = chain.blocks.flatMap((block) => block.transactions.map((_, position) => ({ block, position })))
  await forEachOf(sampleOf(all, most), async ({ block, position }) => {
    const wanted = wantedTransaction(block, position)
    const path = `/api/v2/transactions/${wanted.hash}`
    count.compare(`Transaction ${wanted.hash}`, flat(await getJson(explorer, path)), wanted)
    const emitted = block.receipts[position]?.logs ?? []
    const { items } = (await getJson(explorer, `${path}/logs?items_count=100`)) as {
      items: { index: number }[]
    }
    const byIndex = items.toSorted((one, other) => one.index - other.index)
    for (const [at, { address, data, logIndex }] of emitted.slice(0, 100).entries())
      count.compare(`Log ${at} of ${wanted.hash}`, flat(byIndex[at]), {
        index: Number(logIndex),
        address: getAddress(address),
        data,
      })
  })
}

/** Compares the coin of every sender, and the holders of every token, as interface C tells them. */
export async function compareBalances({ network, chain, count, most }: Comparison): Promise<void> {
  const { explorer, node } = network.urls
  const client = createPublicClient({ transport: http(node) })
  const senders = new Set(
    chain.blocks.flatMap(({ transactions }) => transactions.map(({ from }) => getAddress(from))),
  )
  await forEachOf(sampleOf([...senders], most), async (address) => {
    const served = await getJson(explorer, `/api/v2/addresses/${address}`)
    count.compare(`Address ${address}`, served, {
      coin_balance: (await client.getBalance({ address })).toString(),
    })
  })
  const reserves = await client.readContract({
    address: network.deployment?.lendingPool ?? zeroAddress,
    abi: lendingPoolAbi,
    functionName: 'getReserves',
  })
  // Receipts of a pool grow without a transfer.
  const receipts = new Set(reserves.map(({ pToken }) => pToken))
  const tokens = [...chain.balances].filter(([token]) => !receipts.has(token))
  await forEachOf(sampleOf(tokens, most), async ([token, balances]) => {
    const path = `/api/v2/tokens/${token}/holders?items_count=100`
    const { items } = (await getJson(explorer, path)) as {
      items: { address: { hash: Address }; value: string }[]
    }
    for (const { address, value } of items)
      count.compare(
        `${token} of ${address.hash}`,
        { value },
        { value: (balances.get(address.hash) ?? 0n).toString() },
      )
    const holders = [...balances].filter(([holder, amount]) => holder !== zeroAddress && amount > 0n)
    count.compare(`Holders of ${token}`, { count: items.length }, { count: Math.min(holders.length, 100) })
  })
}

const decimal = (quantity: string) => BigInt(quantity).toString()

/** A record with plain addresses and amounts, without what the explorer says of them. */
function flat(record: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((record ?? {}) as Record<string, { hash?: string; value?: string } | null>).map(
      ([name, value]) => [name, value?.hash ?? value?.value ?? value],
    ),
  )
}

function wantedBlock(block: RawBlock) {
  const base = BigInt(block.baseFeePerGas)
  const fees = block.receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
    0n,
  )
  const burnt = base * BigInt(block.gasUsed)
  return {
    height: Number(block.number),
    hash: block.hash,
    parent_hash: block.parentHash,
    timestamp: isoTime(Number(block.timestamp)),
    miner: getAddress(block.miner),
    size: Number(block.size),
    transactions_count: block.transactions.length,
    gas_used: decimal(block.gasUsed),
    gas_limit: decimal(block.gasLimit),
    base_fee_per_gas: base.toString(),
    burnt_fees: burnt.toString(),
    priority_fee: (fees - burnt).toString(),
    transaction_fees: fees.toString(),
  }
}

function wantedTransaction(block: RawBlock, position: number) {
  const [transaction, receipt] = [block.transactions[position], block.receipts[position]]
  if (!transaction || !receipt) throw new Error(`Block ${block.number} came without its receipts`)
  const [base, price, used] = [block.baseFeePerGas, receipt.effectiveGasPrice, receipt.gasUsed].map(
    BigInt,
  ) as [bigint, bigint, bigint]
  return {
    hash: transaction.hash,
    block_number: Number(block.number),
    position,
    timestamp: isoTime(Number(block.timestamp)),
    status: receipt.status === '0x1' ? 'ok' : 'error',
    from: getAddress(transaction.from),
    to: transaction.to && getAddress(transaction.to),
    created_contract:
      receipt.status === '0x1' && receipt.contractAddress ? getAddress(receipt.contractAddress) : null,
    value: decimal(transaction.value),
    fee: (price * used).toString(),
    gas_limit: decimal(transaction.gas),
    gas_used: used.toString(),
    gas_price: price.toString(),
    base_fee_per_gas: base.toString(),
    priority_fee: ((price - base) * used).toString(),
    transaction_burnt_fee: (base * used).toString(),
    nonce: Number(transaction.nonce),
    type: Number(transaction.type),
    raw_input: transaction.input,
  }
}
