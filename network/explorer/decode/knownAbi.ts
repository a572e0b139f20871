import { type Abi, erc721Abi, erc1155Abi, parseAbi } from 'viem'
import * as contracts from '#network/contracts/abi.ts'

/** What contracts of the network have besides what the services read of them. */
const otherAbi = parseAbi([
  'function transferOwnership(address newOwner)',
  'function renounceOwnership()',
  'function collectReserves(address asset, address to)',
  'function create(address asset)',
  'function burn(address from, uint256 amount, uint256 scaled)',
  'function seize(address from, address to, uint256 amount, uint256 scaled)',
  'function retire(address heir)',
  'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
  'error NotFactory()',
  'error NotPool()',
  'error WrongToken(address asset, address pool)',
  'error BadConfig(address asset)',
  'error BadParameters()',
  'error OwnableInvalidOwner(address owner)',
  'error OwnableUnauthorizedAccount(address account)',
  'error ReentrancyGuardReentrantCall()',
  'error SafeERC20FailedOperation(address token)',
])

/** ERC-6093, and what the EVM and Solidity revert with. */
const errorAbi = parseAbi([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
  'error ERC721InvalidOwner(address owner)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC721InvalidSender(address sender)',
  'error ERC721InvalidReceiver(address receiver)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC721InvalidApprover(address approver)',
  'error ERC721InvalidOperator(address operator)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155InvalidSender(address sender)',
  'error ERC1155InvalidReceiver(address receiver)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
  'error ERC1155InvalidArrayLength(uint256 idsLength, uint256 valuesLength)',
])

/** Everything this explorer decodes. Where two share a selector, the first one counts. */
export const knownAbi: Abi = [
  ...Object.values<Abi>(contracts).flat(),
  ...otherAbi,
  ...errorAbi,
  ...erc721Abi,
  ...erc1155Abi,
]
