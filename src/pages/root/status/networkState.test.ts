import { expect, test } from 'vitest'
import type { HealthState } from '#lib/requests/interfaceHealth.ts'
import { networkSentence, networkState } from './networkState.ts'

function all(indexer: HealthState, node: HealthState, explorer: HealthState, lending: HealthState) {
  return {
    indexer: { state: indexer },
    node: { state: node },
    explorer: { state: explorer },
    lending: { state: lending },
  }
}

test.each([
  [all('up', 'up', 'up', 'up'), 'up', 'Network live'],
  [all('unknown', 'up', 'up', 'unknown'), 'up', 'Network live'],
  [all('unknown', 'unknown', 'unknown', 'unknown'), 'unknown', 'Connecting'],
  [all('up', 'up', 'down', 'up'), 'down', 'Explorer down'],
  [all('down', 'up', 'down', 'slow'), 'down', 'Indexer, Explorer down'],
  [all('up', 'slow', 'up', 'slow'), 'slow', 'Node, Lending slow'],
  [all('down', 'down', 'down', 'down'), 'down', '4 interfaces down'],
])('the header names the interfaces that are down or slow: %#', (health, state, sentence) => {
  expect(networkState(health)).toBe(state)
  expect(networkSentence(health)).toBe(sentence)
})

test.each([
  [all('up', 'up', 'up', 'up'), { kind: 'back', from: 9 }, 'slow', 'Node went back'],
  [all('up', 'up', 'slow', 'up'), { kind: 'back', from: 9 }, 'slow', 'Node went back'],
  [all('up', 'up', 'up', 'up'), { kind: 'quiet' }, 'slow', 'No new blocks'],
  [all('up', 'up', 'down', 'up'), { kind: 'back', from: 9 }, 'down', 'Explorer down'],
  [all('up', 'down', 'up', 'up'), { kind: 'quiet' }, 'down', 'Node down'],
] as const)(
  'a node whose newest blocks are amiss is named, unless an interface is down: %#',
  (health, trouble, state, words) => {
    expect(networkState(health, trouble)).toBe(state)
    expect(networkSentence(health, trouble)).toBe(words)
  },
)
