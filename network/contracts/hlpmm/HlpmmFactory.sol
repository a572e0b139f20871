// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeCollector} from "./FeeCollector.sol";
import {FeeStrategy} from "./FeeStrategy.sol";
import {HlpmmEvents} from "./HlpmmEvents.sol";
import {HlpmmNft} from "./HlpmmNft.sol";
import {HlpmmPool} from "./HlpmmPool.sol";
import {HlpmmToken} from "./HlpmmToken.sol";
import {StablecoinRegistry} from "./StablecoinRegistry.sol";

/// @title Where markets come from
/// @notice Anybody opens one, free of charge, and receives the NFT that decides on its fees. Every market starts with the
/// same virtual dollars and tokens.
contract HlpmmFactory {
    uint256 public constant VIRTUAL_USD = 10_000e18;
    uint256 public constant INITIAL_TOKENS = 1_000_000_000e18;

    StablecoinRegistry public immutable stablecoinRegistry;
    HlpmmEvents public immutable eventEmitter;
    FeeCollector public immutable feeCollector;
    HlpmmNft public immutable marketNFT;

    uint256 public marketCount;
    mapping(address token => address) public tokenToPool;
    mapping(uint256 nftId => address) public nftToPool;
    mapping(address pool => address) public poolToToken;
    mapping(address creator => uint256) public creatorNonce;
    address[] public allPools;

    event MarketCreated(address indexed pool, address indexed token, uint256 indexed nftId, address creator);

    error InvalidName();
    error InvalidSymbol();

    constructor(StablecoinRegistry stablecoinRegistry_) {
        stablecoinRegistry = stablecoinRegistry_;
        eventEmitter = new HlpmmEvents();
        feeCollector = new FeeCollector();
        marketNFT = new HlpmmNft(feeCollector, eventEmitter);
        eventEmitter.allow(address(marketNFT));
    }

    /// @notice Opens a market. `metadata` is JSON by convention and never read here.
    function createMarket(string calldata name, string calldata symbol, string calldata metadata, FeeStrategy strategy)
        external
        returns (address pool, address token, uint256 nftId)
    {
        if (bytes(name).length == 0) revert InvalidName();
        if (bytes(symbol).length == 0) revert InvalidSymbol();
        nftId = ++marketCount;
        token = address(new HlpmmToken{salt: _salt(name, symbol, msg.sender, creatorNonce[msg.sender]++)}());
        pool = address(
            new HlpmmPool(token, nftId, VIRTUAL_USD, INITIAL_TOKENS, feeCollector, eventEmitter, stablecoinRegistry)
        );
        tokenToPool[token] = pool;
        nftToPool[nftId] = pool;
        poolToToken[pool] = token;
        allPools.push(pool);
        eventEmitter.allow(pool);
        eventEmitter.allow(token);
        HlpmmToken(token).initialize(name, symbol, metadata, pool, INITIAL_TOKENS, eventEmitter);
        marketNFT.mint(msg.sender, pool, strategy);
        eventEmitter.emitMarketCreated(
            pool, token, nftId, msg.sender, name, symbol, metadata, VIRTUAL_USD, INITIAL_TOKENS
        );
        emit MarketCreated(pool, token, nftId, msg.sender);
    }

    function getPool(address token) external view returns (address) {
        return tokenToPool[token];
    }

    function getAllPools() external view returns (address[] memory) {
        return allPools;
    }

    function getPoolCount() external view returns (uint256) {
        return allPools.length;
    }

    /// @notice The address that a creator's token will have, or has.
    function computeTokenAddress(string calldata name, string calldata symbol, address creator, uint256 nonce)
        external
        view
        returns (address)
    {
        bytes32 code = keccak256(type(HlpmmToken).creationCode);
        bytes32 salt = _salt(name, symbol, creator, nonce);
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }

    function _salt(string calldata name, string calldata symbol, address creator, uint256 nonce)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encodePacked(name, symbol, creator, nonce));
    }
}
