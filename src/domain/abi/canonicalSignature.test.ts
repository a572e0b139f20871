import { expect, test } from 'vitest'
import { canonicalSignature } from './canonicalSignature.ts'

test.each([
  ['transfer(address,uint256)', 'transfer(address,uint256)'],
  [' transfer ( address , uint256 ) ', 'transfer(address,uint256)'],
  ['transfer(address to, uint256 value)', 'transfer(address,uint256)'],
  ['transfer(address,uint)', 'transfer(address,uint256)'],
  ['function transfer(address payable to, uint value) external returns (bool);', 'transfer(address,uint256)'],
  [
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'Transfer(address,address,uint256)',
  ],
  ['pay(address payable[] calldata payees, address payable)', 'pay(address[],address)'],
  ['error Late()', 'Late()'],
  ['swap(tuple(address a, int[] b)[2] calldata orders, bytes)', 'swap((address,int256[])[2],bytes)'],
  ['f(((uint8,(bool)),byte)[])', 'f(((uint8,(bool)),bytes1)[])'],
  ['f(uint a) public override(A, B) onlyRole(ADMIN) returns (bool)', 'f(uint256)'],
  ['balanceOf(address)(uint256)', 'balanceOf(address)'],
  ['at(bytes32[2][3] calldata, tuple(fixed, ufixed)[])', 'at(bytes32[2][3],(fixed128x18,ufixed128x18)[])'],
  ['g(uint256[3][] memory rows, function())', null],
  ['run(function(uint a) external view returns (bool, bytes memory) done, uint)', 'run(function,uint256)'],
  ['run(function(uint) external[2] hooks)', 'run(function[2])'],
  ['transfer(address\tto,\u200b uint\ufeff value)', 'transfer(address,uint256)'],
  ['h(uint256[3] [] memory rows)', 'h(uint256[3][])'],
])('canonicalSignature of “%s” is %j', (text, signature) => {
  const read = canonicalSignature(text)
  expect('signature' in read ? read.signature : null).toBe(signature)
})

test.each([
  ['transfer(address,uint256', 'A bracket is not closed.'],
  ['transfer((address,uint256)', 'A bracket is not closed.'],
  ['transfer(address))', 'A bracket is closed that was not opened, or not closed.'],
  ['transfer(address) returns (bool', 'A bracket is closed that was not opened, or not closed.'],
  ['transfer(address,,uint256)', 'A type is missing beside a comma.'],
  ['transfer', 'Enter a name and, in brackets, its types.'],
  ['', 'Enter a name and, in brackets, its types.'],
  ['pay(IERC20 token)', expect.stringMatching(/^“IERC20” is not a type of the ABI/)],
  ['pay(uint7)', expect.stringMatching(/^“uint7”/)],
  ['pay(bytes33)', expect.stringMatching(/^“bytes33”/)],
  ['pay(fixed7x18)', expect.stringMatching(/^“fixed7x18”/)],
  ['pay(ufixed128x81)', expect.stringMatching(/^“ufixed128x81”/)],
  ['constructor(uint)', expect.stringMatching(/^“constructor” is a word of Solidity/)],
  ['receive() external payable', expect.stringMatching(/no selector/)],
  ['pay(uint256[0])', expect.stringMatching(/cannot be read/)],
  ['pay(uint256[01] x)', expect.stringMatching(/cannot be read/)],
  ['pay(addresspayable to)', expect.stringMatching(/is not a type/)],
  [
    'transfer(address to uint256 value)',
    '“to uint256 value” is more than the name of a parameter. Is a comma missing?',
  ],
  ['run(function(uint) done)', 'Only an external function can be a parameter.'],
  ['pay(address 1to)', expect.stringMatching(/cannot be read/)],
])('canonicalSignature refuses “%s”', (text, problem) => {
  expect(canonicalSignature(text)).toEqual({ problem })
})

test('canonicalSignature keeps the names of parameters, and a tuple with its fields', () => {
  expect(canonicalSignature('function f(address payable to, (uint a, bytes)[] calldata orders)')).toEqual({
    signature: 'f(address,(uint256,bytes)[])',
    kind: 'function',
    name: 'f',
    inputs: [
      { name: 'to', type: 'address' },
      {
        name: 'orders',
        type: 'tuple[]',
        components: [
          { name: 'a', type: 'uint256' },
          { name: '', type: 'bytes' },
        ],
      },
    ],
  })
})
