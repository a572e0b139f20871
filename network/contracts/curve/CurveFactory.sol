// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CurveFees} from "./CurveFees.sol";
import {CurvePool} from "./CurvePool.sol";
import {MarketNft} from "./MarketNft.sol";

/// @title Where bonding-curve markets come from
/// @notice Anybody opens a market; the opener receives the NFT that owns its fees. Market ids count from 1.
contract CurveFactory {
    struct MarketParameters {
        string name;
        string symbol;
        string metadata;
        uint256 virtualUsd;
        uint256 supply;
        uint8 feeStrategy;
    }

    uint256 public constant MAX_VIRTUAL_USD = 1e24;
    uint256 public constant MAX_SUPPLY = 1e36;

    IERC20 public immutable stablecoin;
    MarketNft public immutable marketNft;

    uint256 public marketCount;
    mapping(uint256 marketId => CurvePool) public pools;
    mapping(uint256 nftId => CurvePool) public poolOfNft;
    mapping(address token => CurvePool) public poolOfToken;

    event MarketCreated(
        uint256 indexed marketId,
        address indexed pool,
        address indexed token,
        address creator,
        uint256 nftId,
        string name,
        string symbol,
        string metadata,
        uint256 virtualUsd,
        uint256 tokenSupply,
        uint8 feeStrategy
    );

    error BadParameters();

    constructor(IERC20 stablecoin_) {
        stablecoin = stablecoin_;
        marketNft = new MarketNft();
    }

    /// @notice Opens a market. `metadata` is JSON by convention and never read here; `virtualUsd` sets the first price.
    function createMarket(MarketParameters calldata parameters)
        external
        returns (address pool, address token, uint256 nftId)
    {
        if (
            parameters.virtualUsd == 0 || parameters.virtualUsd > MAX_VIRTUAL_USD || parameters.supply == 0
                || parameters.supply > MAX_SUPPLY || parameters.feeStrategy > CurveFees.QUADRATIC
        ) revert BadParameters();

        nftId = marketNft.mint(msg.sender);
        CurvePool created = new CurvePool(
            CurvePool.Parameters({
                stablecoin: stablecoin,
                marketNft: marketNft,
                nftId: nftId,
                virtualUsd: parameters.virtualUsd,
                supply: parameters.supply,
                feeStrategy: parameters.feeStrategy,
                name: parameters.name,
                symbol: parameters.symbol
            })
        );
        pool = address(created);
        token = address(created.token());
        pools[++marketCount] = created;
        poolOfNft[nftId] = created;
        poolOfToken[token] = created;
        _announce(pool, token, nftId, parameters);
    }

    function _announce(address pool, address token, uint256 nftId, MarketParameters memory parameters) private {
        emit MarketCreated(
            marketCount,
            pool,
            token,
            msg.sender,
            nftId,
            parameters.name,
            parameters.symbol,
            parameters.metadata,
            parameters.virtualUsd,
            parameters.supply,
            parameters.feeStrategy
        );
    }
}
