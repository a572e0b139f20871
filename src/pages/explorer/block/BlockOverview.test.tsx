import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { blockSchema } from '#interfaces/explorer/block/block.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockOverview } from './BlockOverview.tsx'

const hash = `0x${'ab'.repeat(32)}`

async function show(total: string) {
  await loadTestConfig()
  const fees = { transaction_fees: total, priority_fee: '3000000000000000', burnt_fees: '17784942' }
  const rewards = [{ type: 'Miner Reward', reward: '3000000000000000' }]
  const miner = { hash: `0x${'1'.repeat(40)}` }
  renderPart(<BlockOverview block={v.parse(blockSchema, { height: 7, hash, miner, rewards, ...fees })} />)
  return (await screen.findByText('Fees')).closest('div')
}

test('fees that are exactly tips and burnt fees are one line with eight places, without the reward that repeats the tips', async () => {
  const line = await show('3000000017784942')
  expect(line?.textContent).toMatch(/0\.00300000\s?\S+ = tips 0\.00300000 \S+ \+ burnt <0\.00000001 \S+$/)
  expect(screen.queryByText(/Block reward|Burnt fees|Priority fees/)).toBeNull()
  expect(document.querySelector('details')?.textContent).not.toContain(hash)
})

test('fees that are another sum by one wei have the burnt part and the tips beside them', async () => {
  const line = await show('3000000017784943')
  expect(line?.textContent).not.toContain('tips')
  for (const label of ['Block reward', 'Burnt fees', 'Priority fees'])
    expect(screen.getByText(label)).toBeTruthy()
})

test('a block without transactions has nothing to break down', async () => {
  await loadTestConfig()
  const counts = {
    transactions_count: 0,
    internal_transactions_count: 0,
    gas_used: '0',
    gas_limit: '30000000',
  }
  const fees = { transaction_fees: '0', priority_fee: '0', burnt_fees: '0' }
  const miner = { hash: `0x${'1'.repeat(40)}` }
  renderPart(<BlockOverview block={v.parse(blockSchema, { height: 7, hash, miner, ...counts, ...fees })} />)
  const line = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent
  expect(await line('Transactions')).toBe('None')
  expect(await line('Gas used')).toBe('0 of 30,000,000 gas (0%)')
  expect(await line('Fees')).toMatch(/^0\s?[A-Z]+$/)
})
