import { expect, test } from 'vitest'
import { checksummed, type Hash } from '#lib/wire/shapes.ts'
import { busySenders, bySender, personsByTransaction, withPerson } from './personOf.ts'

const wallet = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [pool, router, anna, bert] = [wallet('1'), wallet('2'), wallet('3'), wallet('4')]
const trade = (hash: string, sender = router) => ({
  ...{ side: 'buy' as const, sender, transactionHash: hash as Hash, poolAddress: pool },
})
const transfer = (hash: string, fromAddress: typeof pool, toAddress: typeof pool) => ({
  ...{ transactionHash: hash as Hash, fromAddress, toAddress },
})

test('the person of a trade through a router is the other end of the pool’s transfer', () => {
  const persons = personsByTransaction(pool, [
    transfer('0xa', pool, anna),
    transfer('0xb', bert, pool),
    transfer('0xc', anna, bert),
    transfer('0xd', pool, anna),
    transfer('0xd', bert, pool),
  ])
  const traders = ['0xa', '0xb', '0xc', '0xd'].map((hash) => withPerson(trade(hash), persons))
  expect(traders).toMatchObject([
    { sender: anna, router },
    { sender: bert, router },
    { sender: router, router: null, isOpen: true },
    { sender: router, router: null, isOpen: true },
  ])
})

test('busySenders are those of three trades or of half of all, the busiest first', () => {
  const few = [trade('0xa', anna), trade('0xb', anna)]
  expect(busySenders([trade('0xa')])).toEqual([router])
  expect(busySenders([...few, ...[pool, bert, router].map((sender) => trade('0xc', sender))])).toEqual([])
  const many = [...few, trade('0xc', anna), ...['0xd', '0xe', '0xf', '0x1'].map((hash) => trade(hash))]
  expect(busySenders(many)).toEqual([router, anna])
})

test('two transfers of one person are one person, and a trade that a person sent has no router', () => {
  const persons = personsByTransaction(pool, [transfer('0xa', pool, anna), transfer('0xa', anna, pool)])
  expect(persons.get('0xa')).toBe(anna)
  expect(withPerson(trade('0xa', anna), persons)).toMatchObject({ sender: anna, router: null, isOpen: false })
  expect(withPerson(trade('0xa'), persons)).toMatchObject({ sender: anna, router, isOpen: false })
})

test('a transfer between others, and two persons in one transaction, name nobody', () => {
  const persons = personsByTransaction(pool, [
    transfer('0xa', anna, bert),
    transfer('0xb', pool, anna),
    transfer('0xb', pool, bert),
  ])
  expect([...persons]).toEqual([])
})

test('a transfer between others beside that of the pool leaves its person', () => {
  const moves = [transfer('0xa', anna, bert), transfer('0xa', pool, anna)]
  for (const transfers of [moves, moves.toReversed()])
    expect(personsByTransaction(pool, transfers).get('0xa')).toBe(anna)
})

test('bySender leaves the sender, without a router', () => {
  expect(bySender(trade('0xa', anna))).toMatchObject({ sender: anna, router: null, isOpen: false })
})

test('busySenders are two at most, and half of the trades are enough', () => {
  const three = [anna, bert, router].flatMap((sender) => [1, 2, 3].map((at) => trade(`0x${at}`, sender)))
  expect(busySenders(three)).toHaveLength(2)
  expect(busySenders([trade('0xa', anna), trade('0xb', bert)])).toEqual([anna, bert])
})
