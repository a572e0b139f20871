// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeStrategy} from "../../hlpmm/FeeStrategy.sol";
import {HlpmmFactory} from "../../hlpmm/HlpmmFactory.sol";
import {HlpmmNft} from "../../hlpmm/HlpmmNft.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {HlpmmRouter} from "../../hlpmm/HlpmmRouter.sol";
import {HlpmmToken} from "../../hlpmm/HlpmmToken.sol";
import {StablecoinRegistry} from "../../hlpmm/StablecoinRegistry.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

/// @title What an invariant run does: three people trade in three markets with two coins, hop, change strategies, claim
contract HlpmmHandler is Test {
    uint256 private constant LATEST = type(uint256).max;

    TestToken[] public coins;
    HlpmmPool[] public markets;
    address[] public traders;
    HlpmmFactory public immutable factory;
    HlpmmRouter public immutable router;
    uint256 public minted;

    constructor() {
        coins.push(new TestToken("First", "ONE", 18, LATEST));
        coins.push(new TestToken("Second", "TWO", 18, LATEST));
        address[] memory list = new address[](2);
        (list[0], list[1]) = (address(coins[0]), address(coins[1]));
        StablecoinRegistry registry = new StablecoinRegistry(address(this), list);
        factory = new HlpmmFactory(registry);
        router = new HlpmmRouter(factory, registry);
        traders = [makeAddr("trader 1"), makeAddr("trader 2"), makeAddr("trader 3")];
        for (uint8 i = 0; i < 3; i++) {
            vm.prank(traders[i]);
            (address pool, address token,) = factory.createMarket("Test", "TEST", "", FeeStrategy(i));
            markets.push(HlpmmPool(pool));
            for (uint256 trader = 0; trader < 3; trader++) {
                vm.startPrank(traders[trader]);
                coins[0].approve(address(router), LATEST);
                coins[1].approve(address(router), LATEST);
                HlpmmToken(token).approve(address(router), LATEST);
                vm.stopPrank();
            }
        }
    }

    function buy(uint256 market, uint256 trader, uint256 coin, uint256 usd) external {
        TestToken paid = coins[coin % 2];
        address account = traders[trader % 3];
        usd = boundAnySize(usd, 1e6, 10_000_000e18);
        paid.mint(account, usd);
        minted += usd;
        address token = markets[market % 3].token();
        vm.prank(account);
        router.swapExactStableForTokens(usd, 0, address(paid), token, account, LATEST);
    }

    /// @dev At most what the real reserve can pay: the refusal of more has a test of its own.
    function sell(uint256 market, uint256 trader, uint256 tokens) external {
        HlpmmPool pool = markets[market % 3];
        address account = traders[trader % 3];
        uint256 held = HlpmmToken(pool.token()).balanceOf(account);
        if (held < 1e24) return;
        tokens = bound(tokens, 1e24, held);
        (uint256 x, uint256 y) = pool.getReserves();
        if (tokens * x / y + 2 > pool.realReserveUSD()) return;
        address token = pool.token();
        vm.prank(account);
        router.swapExactTokensForStable(tokens, 0, token, account, LATEST);
    }

    function pass(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + boundAnySize(time, 1, 100_000));
    }

    function claim(uint256 market, uint256 strategy) external {
        uint256 nftId = market % 3 + 1;
        HlpmmNft nft = factory.marketNFT();
        vm.startPrank(nft.ownerOf(nftId));
        nft.setFeeStrategy(nftId, FeeStrategy(strategy % 4));
        if (factory.feeCollector().pendingFees(nftId) > 0) nft.claimFees(nftId);
        vm.stopPrank();
    }
}
