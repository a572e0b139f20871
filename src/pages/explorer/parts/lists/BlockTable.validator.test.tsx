import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { blockSchema } from '#interfaces/explorer/block/block.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockTable } from './BlockTable.tsx'

const blockBy = (height: number, miner: string) =>
  v.parse(blockSchema, {
    height,
    hash: `0x${String(height).repeat(64)}`,
    miner: { hash: `0x${miner.repeat(40)}` },
  })

test.each([
  ['of one validator name it once, above', '1', true],
  ['of two validators name it in each row', '2', false],
])('blocks %s', async (_, second, isOnce) => {
  await loadTestConfig()
  renderPart(<BlockTable rows={[blockBy(8, '1'), blockBy(7, second)]} empty="" />)
  await screen.findByRole('table', { name: 'Blocks' })
  expect(screen.queryByText(/^All by/) !== null).toBe(isOnce)
  expect(screen.queryByRole('columnheader', { name: 'Validator' }) === null).toBe(isOnce)
})
