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
  [all('up', 'up', 'up', 'up'), 'slow', 'Node went back'],
  [all('up', 'up', 'slow', 'up'), 'slow', 'Node went back'],
  [all('up', 'up', 'down', 'up'), 'down', 'Explorer down'],
  [all('up', 'down', 'up', 'up'), 'down', 'Node down'],
])(
  'a node whose newest block went back is named, unless an interface is down: %#',
  (health, state, words) => {
    expect(networkState(health, true)).toBe(state)
    expect(networkSentence(health, true)).toBe(words)
  },
)
