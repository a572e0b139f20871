import { decimal } from '#lib/numbers/decimal.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'

export const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const pool: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const sampleHash: Hash = '0x8f1c1e7f0b7d4d3a9c6e5b4a39281706f5e4d3c2b1a0998877665544332211ff'

export const hostileName = '<img src=x onerror=alert(1)>'
export const longName = 'The Extraordinarily Long Name of a Token Nobody Asked For'
export const rightToLeftName = 'شبكة المد والجزر'

export const amounts = [
  '0',
  '0.000000000000000001',
  '0.00012345',
  '0.5',
  '12.3456789',
  '1234.5678',
  '-42.5',
  '9812345.678901234567890123',
  '123456789012345678901234567890',
].map(decimal)

export const prices = [
  '0',
  '0.00000000000000001234',
  '0.0000999999',
  '0.0000123456',
  '0.0123456',
  '1.0549',
  '42.1',
  '68123.4567',
].map(decimal)

/** Dollars from a fortune to dust. */
export const moneys = ['0', '0.00001', '0.0034', '0.5', '1', '42.1', '1234.567', '-9812345.678'].map(decimal)

/** Fees in the native coin, and gas prices in Gwei. */
export const fees = ['0.000000000000021', '0.000021', '0.00134601728', '1.5'].map(decimal)
export const gasPrices = ['0.000000007', '0.9812', '23.456', '1346017.28'].map(decimal)

export const healths = ['0.99', '1', '1.849', '100', '123456'].map(decimal)

/** Fractions near nothing and near all of it. */
export const shares = ['0', '0.00001', '0.0523', '0.5', '0.12399', '0.99999999', '1'].map(decimal)

export const changes = ['0.042', '-0.1234', '0', '0.00001', '12.5', '-0.99', '123456'].map(decimal)
