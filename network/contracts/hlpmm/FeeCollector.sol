// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {FeeStrategy} from "./FeeStrategy.sol";

interface IFactoryOfPools {
    function marketNFT() external view returns (address);
    function nftToPool(uint256 nftId) external view returns (address);
    function poolToToken(address pool) external view returns (address);
}

interface ISyncedPool {
    function sync() external;
}

interface INftOwner {
    function ownerOf(uint256 nftId) external view returns (address);
}

/// @title Where the fees of all markets wait
/// @notice Only pools add to them, and only the market NFT distributes them: to its holder, to nobody, to an airdrop that
/// its holder pays out later, or back to the pool.
contract FeeCollector {
    using SafeERC20 for IERC20;

    address public constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;

    IFactoryOfPools public immutable factory;

    /// @notice Dollars that wait for a market, in all stablecoins together.
    mapping(uint256 nftId => uint256) public pendingFees;
    /// @notice What a market has put aside for an airdrop.
    mapping(uint256 nftId => mapping(address stablecoin => uint256)) public airdropFunds;

    mapping(uint256 nftId => address[]) private _stablecoins;
    mapping(uint256 nftId => mapping(address stablecoin => uint256)) private _waiting;

    event FeeAccumulated(uint256 indexed nftId, address stablecoin, uint256 amount);
    event FeeDistributed(uint256 indexed nftId, address recipient, uint256 amount, FeeStrategy strategy);

    error Unauthorized();
    error NoFeesToDistribute();

    constructor() {
        factory = IFactoryOfPools(msg.sender);
    }

    /// @notice Counts a fee that a pool has just sent.
    function accumulateFee(uint256 nftId, address stablecoin, uint256 amount) external {
        if (factory.nftToPool(nftId) != msg.sender) revert Unauthorized();
        if (_waiting[nftId][stablecoin] == 0) _stablecoins[nftId].push(stablecoin);
        _waiting[nftId][stablecoin] += amount;
        pendingFees[nftId] += amount;
        emit FeeAccumulated(nftId, stablecoin, amount);
    }

    /// @notice Distributes all that waits for a market; returns the dollars. The market NFT calls it.
    function distributeFees(uint256 nftId, address owner, FeeStrategy strategy) external returns (uint256 amount) {
        if (msg.sender != factory.marketNFT()) revert Unauthorized();
        amount = pendingFees[nftId];
        if (amount == 0) revert NoFeesToDistribute();
        pendingFees[nftId] = 0;
        address pool = factory.nftToPool(nftId);
        address recipient = owner;
        if (strategy == FeeStrategy.BURN) recipient = BURN_ADDRESS;
        else if (strategy == FeeStrategy.AIRDROP) recipient = address(this);
        else if (strategy == FeeStrategy.LP_REWARDS) recipient = pool;

        address[] memory stablecoins = _stablecoins[nftId];
        delete _stablecoins[nftId];
        for (uint256 i = 0; i < stablecoins.length; i++) {
            uint256 waiting = _waiting[nftId][stablecoins[i]];
            _waiting[nftId][stablecoins[i]] = 0;
            if (recipient == address(this)) airdropFunds[nftId][stablecoins[i]] += waiting;
            else IERC20(stablecoins[i]).safeTransfer(recipient, waiting);
        }
        if (recipient == pool) ISyncedPool(pool).sync();
        emit FeeDistributed(nftId, recipient, amount, strategy);
    }

    /// @notice Pays out what a market put aside for an airdrop. The holder of its NFT calls it.
    function airdrop(uint256 nftId, address stablecoin, address[] calldata recipients, uint256[] calldata amounts)
        external
    {
        if (msg.sender != INftOwner(factory.marketNFT()).ownerOf(nftId)) revert Unauthorized();
        for (uint256 i = 0; i < recipients.length; i++) {
            airdropFunds[nftId][stablecoin] -= amounts[i];
            IERC20(stablecoin).safeTransfer(recipients[i], amounts[i]);
        }
    }
}
