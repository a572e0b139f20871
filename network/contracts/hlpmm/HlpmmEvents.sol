// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeStrategy} from "./FeeStrategy.sol";

/// @title One address for the events of all markets
/// @notice An indexer follows this contract alone. Only the factory's own contracts emit, each under its own address.
contract HlpmmEvents {
    /// @notice A trade as its pool saw it. The stablecoin of the side that has none is the zero address.
    struct Trade {
        address sender;
        address stablecoinIn;
        address stablecoinOut;
        address tokenIn;
        address tokenOut;
        uint256 amountIn;
        uint256 amountOut;
        uint256 feeAmount;
        uint256 newReserveUSD;
        uint256 newReserveToken;
    }

    address public immutable factory;

    mapping(address emitter => bool) public isEmitter;

    event MarketCreated(
        address indexed pool,
        address indexed token,
        uint256 indexed nftId,
        address creator,
        string name,
        string symbol,
        string metadata,
        uint256 virtualReserveUSD,
        uint256 tokenSupply,
        uint256 timestamp
    );
    event Swap(
        address indexed pool,
        address indexed sender,
        address stablecoinIn,
        address stablecoinOut,
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOut,
        uint256 feeAmount,
        uint256 newReserveUSD,
        uint256 newReserveToken,
        uint256 timestamp
    );
    event TokenTransfer(
        address indexed token, address indexed from, address indexed to, uint256 amount, uint256 timestamp
    );
    event FeeClaimed(address indexed pool, uint256 indexed nftId, address recipient, uint256 amount, uint256 timestamp);
    event FeeStrategyUpdated(uint256 indexed nftId, FeeStrategy newStrategy, uint256 timestamp);
    event VolatilityUpdated(address indexed pool, uint256 volatility, uint256 timestamp);

    error Unauthorized();

    modifier onlyEmitter() {
        if (!isEmitter[msg.sender]) revert Unauthorized();
        _;
    }

    constructor() {
        factory = msg.sender;
        isEmitter[msg.sender] = true;
    }

    /// @notice Lets another contract of the factory emit.
    function allow(address emitter) external {
        if (msg.sender != factory) revert Unauthorized();
        isEmitter[emitter] = true;
    }

    function emitMarketCreated(
        address pool,
        address token,
        uint256 nftId,
        address creator,
        string calldata name,
        string calldata symbol,
        string calldata metadata,
        uint256 virtualReserveUSD,
        uint256 tokenSupply
    ) external onlyEmitter {
        emit MarketCreated(
            pool, token, nftId, creator, name, symbol, metadata, virtualReserveUSD, tokenSupply, block.timestamp
        );
    }

    function emitSwap(Trade calldata trade) external onlyEmitter {
        emit Swap(
            msg.sender,
            trade.sender,
            trade.stablecoinIn,
            trade.stablecoinOut,
            trade.tokenIn,
            trade.tokenOut,
            trade.amountIn,
            trade.amountOut,
            trade.feeAmount,
            trade.newReserveUSD,
            trade.newReserveToken,
            block.timestamp
        );
    }

    function emitTokenTransfer(address from, address to, uint256 amount) external onlyEmitter {
        emit TokenTransfer(msg.sender, from, to, amount, block.timestamp);
    }

    /// @notice Names no pool and always the holder of the NFT, also where the fees were destroyed or kept.
    function emitFeeClaimed(uint256 nftId, address recipient, uint256 amount) external onlyEmitter {
        emit FeeClaimed(address(0), nftId, recipient, amount, block.timestamp);
    }

    function emitFeeStrategyUpdated(uint256 nftId, FeeStrategy strategy) external onlyEmitter {
        emit FeeStrategyUpdated(nftId, strategy, block.timestamp);
    }

    function emitVolatilityUpdated(uint256 volatility) external onlyEmitter {
        emit VolatilityUpdated(msg.sender, volatility, block.timestamp);
    }
}
