// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurveFactory} from "../../curve/CurveFactory.sol";
import {CurveFees} from "../../curve/CurveFees.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {MarketToken} from "../../curve/MarketToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";

/// @title A factory with a stablecoin, and one market to try things on
abstract contract CurveTest is Test {
    uint256 internal constant LATEST = type(uint256).max;
    uint256 internal constant MILLION = 1e12;

    address internal creator = makeAddr("creator");
    address internal trader = makeAddr("trader");

    TestToken internal stablecoin;
    CurveFactory internal factory;
    CurvePool internal pool;
    MarketToken internal token;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        stablecoin = makeStablecoin();
        factory = new CurveFactory(stablecoin);
        pool = openMarket(1_000e6, 1_000_000e18, CurveFees.FIXED);
        token = pool.token();
        equip(trader, pool);
    }

    function makeStablecoin() internal virtual returns (TestToken) {
        return new TestToken("Dollar", "USD", 6, type(uint256).max);
    }

    function openMarket(uint256 virtualUsd, uint256 supply, uint8 feeStrategy) internal returns (CurvePool) {
        vm.prank(creator);
        (address opened,,) =
            factory.createMarket(CurveFactory.MarketParameters("Test", "TEST", "{}", virtualUsd, supply, feeStrategy));
        return CurvePool(opened);
    }

    /// @dev A market of any kind the factory opens, drawn from three fuzzed numbers.
    function anyMarket(uint256 virtualUsd, uint256 supply, uint8 feeStrategy) internal returns (CurvePool) {
        return openMarket(
            boundAnySize(virtualUsd, 1, factory.MAX_VIRTUAL_USD()),
            boundAnySize(supply, 1, factory.MAX_SUPPLY()),
            // forge-lint: disable-next-line(unsafe-typecast)
            uint8(bound(feeStrategy, 0, CurveFees.QUADRATIC)) // at most 2
        );
    }

    /// @dev Dollars for a trader, and leave for the pool to take dollars and tokens.
    function equip(address account, CurvePool market) internal {
        MarketToken tokens = market.token();
        stablecoin.mint(account, MILLION);
        vm.startPrank(account);
        stablecoin.approve(address(market), LATEST);
        tokens.approve(address(market), LATEST);
        vm.stopPrank();
    }

    function buy(CurvePool market, uint256 usdIn) internal returns (uint256) {
        vm.prank(trader);
        return market.buy(usdIn, 0, trader, LATEST);
    }

    function sell(CurvePool market, uint256 tokensIn) internal returns (uint256) {
        vm.prank(trader);
        return market.sell(tokensIn, 0, trader, LATEST);
    }

    function pass(uint256 time) internal {
        vm.warp(vm.getBlockTimestamp() + time);
    }
}
