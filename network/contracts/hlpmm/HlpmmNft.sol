// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {FeeCollector} from "./FeeCollector.sol";
import {FeeStrategy} from "./FeeStrategy.sol";
import {HlpmmEvents} from "./HlpmmEvents.sol";

/// @title The deed of a market
/// @notice Whoever holds a market's NFT says what is done with its fees. Ids count from 1.
contract HlpmmNft is ERC721 {
    address public immutable factory;
    FeeCollector public immutable feeCollector;
    HlpmmEvents public immutable eventEmitter;

    uint256 public totalMinted;
    mapping(uint256 nftId => address) public nftToPool;
    mapping(uint256 nftId => FeeStrategy) public feeStrategy;

    event FeesClaimed(uint256 indexed tokenId, address indexed recipient, uint256 amount);
    event FeeStrategyUpdated(uint256 indexed tokenId, FeeStrategy strategy);

    error Unauthorized();
    error NotOwnerOrApproved();
    error InvalidTokenId();

    modifier onlyHolder(uint256 nftId) {
        address owner = _ownerOf(nftId);
        if (owner == address(0)) revert InvalidTokenId();
        if (!_isAuthorized(owner, msg.sender, nftId)) revert NotOwnerOrApproved();
        _;
    }

    constructor(FeeCollector feeCollector_, HlpmmEvents eventEmitter_)
        ERC721("HLPMM Market Position V2", "HLPMM-POS-V2")
    {
        factory = msg.sender;
        feeCollector = feeCollector_;
        eventEmitter = eventEmitter_;
    }

    /// @notice Mints the deed of a new market. A strategy other than CLAIM is announced.
    function mint(address to, address pool, FeeStrategy strategy) external returns (uint256 nftId) {
        if (msg.sender != factory) revert Unauthorized();
        nftId = ++totalMinted;
        nftToPool[nftId] = pool;
        _mint(to, nftId);
        if (strategy != FeeStrategy.CLAIM) _setFeeStrategy(nftId, strategy);
    }

    /// @notice Changes what is done with the fees, also those that wait already.
    function setFeeStrategy(uint256 nftId, FeeStrategy strategy) external onlyHolder(nftId) {
        _setFeeStrategy(nftId, strategy);
    }

    /// @notice Distributes the fees that wait, as the strategy says; returns the dollars.
    function claimFees(uint256 nftId) external onlyHolder(nftId) returns (uint256 amount) {
        address owner = _ownerOf(nftId);
        amount = feeCollector.distributeFees(nftId, owner, feeStrategy[nftId]);
        emit FeesClaimed(nftId, owner, amount);
        eventEmitter.emitFeeClaimed(nftId, owner, amount);
    }

    /// @notice Always empty: a deed has no picture of its own.
    function tokenURI(uint256 nftId) public view override returns (string memory) {
        if (_ownerOf(nftId) == address(0)) revert InvalidTokenId();
        return "";
    }

    function _setFeeStrategy(uint256 nftId, FeeStrategy strategy) private {
        feeStrategy[nftId] = strategy;
        eventEmitter.emitFeeStrategyUpdated(nftId, strategy);
        emit FeeStrategyUpdated(nftId, strategy);
    }
}
