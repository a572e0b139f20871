// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeStrategy} from "../../hlpmm/FeeStrategy.sol";
import {HlpmmFactory} from "../../hlpmm/HlpmmFactory.sol";
import {HlpmmNft} from "../../hlpmm/HlpmmNft.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {HlpmmQuoter} from "../../hlpmm/HlpmmQuoter.sol";
import {HlpmmRouter} from "../../hlpmm/HlpmmRouter.sol";
import {HlpmmToken} from "../../hlpmm/HlpmmToken.sol";
import {StablecoinRegistry} from "../../hlpmm/StablecoinRegistry.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

/// @title Two stablecoins, the contracts of a market, and one market to try things on
abstract contract HlpmmTest is Test {
    uint256 internal constant LATEST = type(uint256).max;
    uint256 internal constant MILLION = 1_000_000e18;

    address internal admin = makeAddr("admin");
    address internal creator = makeAddr("creator");
    address internal trader = makeAddr("trader");

    TestToken internal preferred;
    TestToken internal other;
    StablecoinRegistry internal registry;
    HlpmmFactory internal factory;
    HlpmmRouter internal router;
    HlpmmQuoter internal quoter;
    HlpmmNft internal nft;
    HlpmmPool internal pool;
    HlpmmToken internal token;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        preferred = makePreferred();
        other = new TestToken("Other Dollar", "OTH", 18, LATEST);
        address[] memory stablecoins = new address[](2);
        (stablecoins[0], stablecoins[1]) = (address(preferred), address(other));
        registry = new StablecoinRegistry(admin, stablecoins);
        factory = new HlpmmFactory(registry);
        router = new HlpmmRouter(factory, registry);
        quoter = new HlpmmQuoter(factory);
        nft = factory.marketNFT();
        pool = openMarket(FeeStrategy.CLAIM);
        token = HlpmmToken(pool.token());
        equip(trader, token);
    }

    function makePreferred() internal virtual returns (TestToken) {
        return new TestToken("Preferred Dollar", "PRE", 18, LATEST);
    }

    function openMarket(FeeStrategy strategy) internal returns (HlpmmPool) {
        vm.prank(creator);
        (address opened,,) = factory.createMarket("Test", "TEST", "{}", strategy);
        return HlpmmPool(opened);
    }

    /// @dev Dollars of both kinds for an account, and leave for the router to take them and its tokens.
    function equip(address account, HlpmmToken tokens) internal {
        preferred.mint(account, MILLION);
        other.mint(account, MILLION);
        vm.startPrank(account);
        preferred.approve(address(router), LATEST);
        other.approve(address(router), LATEST);
        tokens.approve(address(router), LATEST);
        vm.stopPrank();
    }

    function buyWith(TestToken stablecoin, address account, uint256 usd) internal returns (uint256) {
        vm.prank(account);
        return router.swapExactStableForTokens(usd, 0, address(stablecoin), address(token), account, LATEST);
    }

    function buy(uint256 usd) internal returns (uint256) {
        return buyWith(preferred, trader, usd);
    }

    function sell(uint256 tokens) internal returns (uint256 usd) {
        vm.prank(trader);
        (usd,) = router.swapExactTokensForStable(tokens, 0, address(token), trader, LATEST);
    }

    function pass(uint256 time) internal {
        vm.warp(vm.getBlockTimestamp() + time);
    }
}
