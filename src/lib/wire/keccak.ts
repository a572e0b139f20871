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
    state[0] = (state[0] as number) ^ (constants[round * 2] as number)
    state[1] = (state[1] as number) ^ (constants[round * 2 + 1] as number)
  }
}

/*
 * A board needs a hundred hashes before it shows, mostly while the browser has not compiled this file yet. New arrays and
 * calls of small functions are what costs then: words are kept for a moment in one array, and are read without a check.
 */
const kept = new Uint32Array(10)

function theta(state: Uint32Array): void {
  kept.fill(0)
  for (let at = 0; at < 50; at += 1) kept[at % 10] = (kept[at % 10] as number) ^ (state[at] as number)
  for (let column = 0; column < 5; column += 1) {
    const next = ((column + 1) % 5) * 2
    const before = ((column + 4) % 5) * 2
    const nextLow = kept[next] as number
    const nextHigh = kept[next + 1] as number
    const low = ((nextLow << 1) | (nextHigh >>> 31)) ^ (kept[before] as number)
    const high = ((nextHigh << 1) | (nextLow >>> 31)) ^ (kept[before + 1] as number)
    for (let at = column * 2; at < 50; at += 10) {
      state[at] = (state[at] as number) ^ low
      state[at + 1] = (state[at + 1] as number) ^ high
    }
  }
}

function rhoAndPi(state: Uint32Array): void {
  let low = state[2] as number
  let high = state[3] as number
  for (let step = 0; step < rounds; step += 1) {
    const at = (lanes[step] ?? 0) * 2
    const rotation = rotations[step] ?? 0
    const first = rotation < 32 ? at : at + 1
    const second = rotation < 32 ? at + 1 : at
    // 1 to 31: what falls out of one word comes into the other.
    const bits = rotation % 32
    const nextLow = state[at] as number
    const nextHigh = state[at + 1] as number
    state[first] = (low << bits) | (high >>> (32 - bits))
    state[second] = (high << bits) | (low >>> (32 - bits))
    low = nextLow
    high = nextHigh
  }
}

function chi(state: Uint32Array): void {
  for (let row = 0; row < 50; row += 10) {
    for (let at = 0; at < 10; at += 1) kept[at] = state[row + at] as number
    for (let at = 0; at < 10; at += 1)
      state[row + at] =
        (kept[at] as number) ^ (~(kept[(at + 2) % 10] as number) & (kept[(at + 4) % 10] as number))
  }
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
