import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['', 100],
  ['25', 25],
])('TIDELINE_HISTORY=%s', (text, historyPercent) => {
  expect(readSettings({ TIDELINE_HISTORY: text }).historyPercent).toBe(historyPercent)
})

test.each([
  ['', undefined],
  ['5000', 5_000],
  ['all', Number.POSITIVE_INFINITY],
])('TIDELINE_KEEP_BLOCKS=%s', (text, keepBlocks) => {
  expect(readSettings({ TIDELINE_KEEP_BLOCKS: text }).keepBlocks).toBe(keepBlocks)
})

test.each([
  ['', undefined],
  ['3000', 3_000],
])('TIDELINE_KEEP_MEGABYTES=%s', (text, keepMegabytes) => {
  expect(readSettings({ TIDELINE_KEEP_MEGABYTES: text }).keepMegabytes).toBe(keepMegabytes)
})

test.each([
  ['', 512],
  ['96', 96],
])('TIDELINE_SERVICE_MEMORY=%s', (text, serviceMemory) => {
  expect(readSettings({ TIDELINE_SERVICE_MEMORY: text }).serviceMemory).toBe(serviceMemory)
})

test.each([
  ['', 1_000_000],
  ['50000', 50_000],
])('TIDELINE_PARTITION_BLOCKS=%s', (text, partitionBlocks) => {
  expect(readSettings({ TIDELINE_PARTITION_BLOCKS: text }).partitionBlocks).toBe(partitionBlocks)
})

test.each([
  ['', 0],
  ['5', 5],
])('TIDELINE_DRAIN=%s', (text, drainSeconds) => {
  expect(readSettings({ TIDELINE_DRAIN: text }).drainSeconds).toBe(drainSeconds)
})

test.each(['5s', '-1', '3601', '0.5'])('TIDELINE_DRAIN=%s is refused in one sentence', (text) => {
  expect(() => readSettings({ TIDELINE_DRAIN: text })).toThrow(
    `TIDELINE_DRAIN must be a whole number between 0 and 3600, not "${text}".`,
  )
})

test.each([
  ['', 2],
  ['5', 5],
  ['0.277', 0.277],
])('TIDELINE_BLOCK_TIME=%s', (text, blockTime) => {
  expect(readSettings({ TIDELINE_BLOCK_TIME: text }).blockTime).toBe(blockTime)
})

test.each(['0', '-1', '4000', 'fast'])('TIDELINE_BLOCK_TIME=%s is refused in one sentence', (text) => {
  expect(() => readSettings({ TIDELINE_BLOCK_TIME: text })).toThrow(
    `TIDELINE_BLOCK_TIME must be between 0.1 and 3600 seconds, not "${text}".`,
  )
})

test('a budget that an empty database nearly fills is refused in one sentence', () => {
  expect(() => readSettings({ TIDELINE_KEEP_MEGABYTES: '20' })).toThrow(
    'TIDELINE_KEEP_MEGABYTES must be a whole number between 100 and 1000000000, not "20".',
  )
})

test('fewer blocks than a reorg may need are refused in one sentence', () => {
  expect(() => readSettings({ TIDELINE_KEEP_BLOCKS: '20' })).toThrow(
    'TIDELINE_KEEP_BLOCKS must be a whole number between 1000 and 2147483647, not "20".',
  )
})
