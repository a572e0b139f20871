import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { blockSchema } from '#interfaces/explorer/block/block.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockTable } from './BlockTable.tsx'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await loadTestConfig({})
})

test.each([
  ['that are all tiny are in wei', ['7', '12'], 'wei', ['7', '12']],
  ['of which one is not tiny are all in Gwei', ['7', '1000000000'], 'Gwei', ['0.000000007', '1.000000000']],
  ['of which one is zero are in Gwei', ['0', '1000000000'], 'Gwei', ['0', '1.00']],
])('base fees %s', async (_, fees, unit, shown) => {
  const rows = fees.map((fee, at) =>
    v.parse(blockSchema, {
      number: at + 1,
      hash: `0x${String(at + 1).padStart(64, '0')}`,
      timestamp: '2026-11-20T00:00:00Z',
      base_fee_per_gas: fee,
    }),
  )
  renderPart(<BlockTable rows={rows} empty="" />)
  const head = await screen.findByRole('columnheader', { name: /^Base fee/ })
  expect(head.textContent).toContain(unit)
  const at = [...(head.parentElement?.children ?? [])].indexOf(head)
  const [, ...lines] = screen.getAllByRole('row')
  expect(lines.map((line) => line.children[at]?.textContent?.replace(/ (Gwei|wei)$/, ''))).toEqual(shown)
})

test('equal base fees are said once, below the blocks', async () => {
  const rows = [1, 2].map((number) =>
    v.parse(blockSchema, { number, hash: `0x${String(number).repeat(64)}`, base_fee_per_gas: '7' }),
  )
  renderPart(<BlockTable rows={rows} empty="" />)
  const label = await screen.findByText('Base fee of each')
  expect(label.nextElementSibling?.textContent).toBe('7 wei')
  expect(screen.queryByRole('columnheader', { name: /^Base fee/ })).toBeNull()
})

const blockBy = (height: number, miner: string | null) =>
  v.parse(blockSchema, {
    height,
    hash: `0x${String(height).repeat(64)}`,
    miner: miner && { hash: `0x${miner.repeat(40)}` },
  })

test.each([
  ['of one validator name it once, below', '1', '1', true],
  ['of two validators name it in each row', '1', '2', false],
  ['of unknown validators say so in each row', null, null, false],
])('blocks %s', async (_, first, second, isOnce) => {
  await loadTestConfig()
  renderPart(<BlockTable rows={[blockBy(8, first), blockBy(7, second)]} empty="" />)
  await screen.findByRole('table', { name: 'Blocks' })
  expect(screen.queryByText(/^All by/) !== null).toBe(isOnce)
  expect(screen.queryByRole('columnheader', { name: 'Validator' }) === null).toBe(isOnce)
})

test('the gas of every block has one form: the amount and its share of the limit', async () => {
  await loadTestConfig()
  const rows = ['300', '1000'].map((gas, at) =>
    v.parse(blockSchema, {
      height: at + 1,
      hash: `0x${String(at + 1).repeat(64)}`,
      ...{ gas_used: gas, gas_limit: '10000' },
    }),
  )
  renderPart(<BlockTable rows={rows} empty="" />)
  const table = await screen.findByRole('table', { name: 'Blocks' })
  expect(table.querySelectorAll('.bg-track')).toHaveLength(0)
  expect(table.textContent).toMatch(/3003\.0%.*1,00010\.0%/)
})
