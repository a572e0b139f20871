import { expect, test } from 'vitest'
import { verdict } from './verdict.ts'

test.each([
  [['up', 'up'], 'All 2 interfaces answer.'],
  [['slow', 'up'], 'All answer. Slow: Node.'],
  [['slow', 'unknown'], 'Waiting for answers.'],
  [['down', 'unknown'], 'Down: Node.'],
  [['down', 'down'], 'Down: Node, Explorer.'],
] as const)('interfaces that are %j are judged by the worst of them: %s', ([node, explorer], words) => {
  expect(
    verdict([
      ['Node', node],
      ['Explorer', explorer],
    ]),
  ).toBe(words)
})
