/*
 * Keccak-256 for the checksum of an address (EIP-55) and nothing else: signing and encoding use viem. It is in the
 * first load of every page and has a tenth of the size of the general library. A 64-bit lane is a pair of 32-bit
 * words: low at 2i, high at 2i + 1.
 */

const rate = 136
const rounds = 24
const rotations = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44]
const lanes = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1]
const constants = roundConstants()

/** The hash of an ASCII text of fewer than 136 characters, as 64 hexadecimal digits. */
export function keccakOfShortText(text: string): string {
  const block = new Uint8Array(rate)
  for (let at = 0; at < text.length; at += 1) block[at] = text.charCodeAt(at)
  block[text.length] = 1
  block[rate - 1] = (block[rate - 1] ?? 0) | 0x80
  const state = new Uint32Array(50)
  const words = new DataView(block.buffer)
  for (let at = 0; at < rate / 4; at += 1) state[at] = words.getUint32(at * 4, true)
  permute(state)
  let digits = ''
  for (let at = 0; at < 32; at += 1) {
    const byte = ((state[at >> 2] ?? 0) >>> ((at & 3) * 8)) & 0xff
    digits += byte.toString(16).padStart(2, '0')
  }
  return digits
}

function permute(state: Uint32Array): void {
  for (let round = 0; round < rounds; round += 1) {
    theta(state)
    rhoAndPi(state)
    chi(state)
    xor(state, 0, constants[round * 2] ?? 0, constants[round * 2 + 1] ?? 0)
  }
}

function theta(state: Uint32Array): void {
  const sums = new Uint32Array(10)
  for (let at = 0; at < 50; at += 1) sums[at % 10] = (sums[at % 10] ?? 0) ^ (state[at] ?? 0)
  for (let column = 0; column < 5; column += 1) {
    const [low, high] = rotated(sums, (column + 1) % 5, 1)
    const before = ((column + 4) % 5) * 2
    for (let row = 0; row < 25; row += 5) {
      xor(state, column + row, low ^ (sums[before] ?? 0), high ^ (sums[before + 1] ?? 0))
    }
  }
}

function rhoAndPi(state: Uint32Array): void {
  let carried = state.slice(2, 4)
  for (let step = 0; step < rounds; step += 1) {
    const lane = lanes[step] ?? 0
    const next = state.slice(lane * 2, lane * 2 + 2)
    state.set(rotated(carried, 0, rotations[step] ?? 0), lane * 2)
    carried = next
  }
}

function chi(state: Uint32Array): void {
  for (let row = 0; row < 50; row += 10) {
    const lane = state.slice(row, row + 10)
    for (let at = 0; at < 10; at += 1) {
      state[row + at] = (lane[at] ?? 0) ^ (~(lane[(at + 2) % 10] ?? 0) & (lane[(at + 4) % 10] ?? 0))
    }
  }
}

function xor(state: Uint32Array, lane: number, low: number, high: number): void {
  state[lane * 2] = (state[lane * 2] ?? 0) ^ low
  state[lane * 2 + 1] = (state[lane * 2 + 1] ?? 0) ^ high
}

/** Rotates a lane left by 1 to 62 bits. */
function rotated(words: Uint32Array, lane: number, bits: number): [number, number] {
  const pair = [words[lane * 2] ?? 0, words[lane * 2 + 1] ?? 0] as const
  const [low, high] = bits < 32 ? pair : [pair[1], pair[0]]
  const turn = bits % 32
  if (turn === 0) return [low, high]
  return [(low << turn) | (high >>> (32 - turn)), (high << turn) | (low >>> (32 - turn))]
}

/** The round constants, from the linear feedback shift register of the standard. */
function roundConstants(): Uint32Array {
  const words = new Uint32Array(rounds * 2)
  let register = 1
  for (let round = 0; round < rounds; round += 1) {
    for (let power = 0; power < 7; power += 1) {
      const bit = (1 << power) - 1
      if (register & 1) {
        const at = round * 2 + (bit >> 5)
        words[at] = (words[at] ?? 0) ^ (1 << (bit & 31))
      }
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0)
    }
  }
  return words
}
