import { expect, test } from 'vitest'
import { statedTime } from './statedTime.ts'

const parameter = (name: string, value: unknown = '1795821278', type = 'uint256') => ({ name, type, value })

test.each([
  'deadline',
  '_deadline',
  'timestamp',
  'blockTimestamp',
  'expiry',
  'validUntil',
  'createdAt',
  'created_at',
])('a number named %s is a time in seconds', (name) =>
  expect(statedTime(parameter(name))?.toISOString()).toBe('2026-11-27T23:14:38.000Z'),
)

test.each(['amount', 'id', 'that', 'times', 'timeout', ''])(
  'a number named %j is no time, though it may be one of seconds',
  (name) => expect(statedTime(parameter(name))).toBeNull(),
)

test.each([
  ['a length of time', parameter('lockTime', '86400')],
  [
    'no limit',
    parameter('deadline', '115792089237316195423570985008687907853269984665640564039457584007913129639935'),
  ],
  ['milliseconds', parameter('timestamp', '1795821278000')],
  ['a text', parameter('timestamp', '1795821278', 'string')],
  ['a list', parameter('timestamp', ['1795821278'], 'uint256[]')],
])('a parameter with the name of a time whose value is %s has none', (_, each) => {
  expect(statedTime(each)).toBeNull()
})
