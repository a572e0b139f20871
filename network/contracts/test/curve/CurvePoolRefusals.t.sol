// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {CurveTest} from "./CurveTest.sol";

/// @title What a market refuses, and that a refused trade changes nothing
contract CurvePoolRefusalsTest is CurveTest {
    function refused(bytes memory reason) private {
        vm.expectRevert(reason);
        vm.prank(trader);
    }

    function test_a_trade_of_nothing() public {
        bytes memory reason = abi.encodeWithSelector(CurvePool.ZeroAmount.selector);
        refused(reason);
        pool.buy(0, 0, trader, LATEST);
        refused(reason);
        pool.sell(0, 0, trader, LATEST);
        refused(reason);
        pool.quoteBuy(0);
        refused(reason);
        pool.quoteSell(0);
        refused(reason);
        pool.quoteBuyExactOut(0);
    }

    function test_a_trade_too_small_to_give_anything() public {
        bytes memory reason = abi.encodeWithSelector(CurvePool.ZeroAmount.selector);
        refused(reason);
        pool.buy(1, 0, trader, LATEST); // all of it is the fee
        buy(pool, 100e6);
        refused(reason);
        pool.sell(1, 0, trader, LATEST); // less than a dollar's smallest unit
    }

    function testFuzz_a_trade_that_gives_less_than_asked_for(uint256 usdIn, uint256 tooMuch) public {
        usdIn = bound(usdIn, 1e6, MILLION);
        (uint256 tokensOut,) = pool.quoteBuy(usdIn);
        tooMuch = bound(tooMuch, tokensOut + 1, LATEST);
        refused(abi.encodeWithSelector(CurvePool.Slippage.selector, tokensOut, tooMuch));
        pool.buy(usdIn, tooMuch, trader, LATEST);

        vm.prank(trader);
        assertEq(pool.buy(usdIn, tokensOut, trader, LATEST), tokensOut, "exactly as much is accepted");

        (uint256 usdOut,) = pool.quoteSell(tokensOut);
        refused(abi.encodeWithSelector(CurvePool.Slippage.selector, usdOut, usdOut + 1));
        pool.sell(tokensOut, usdOut + 1, trader, LATEST);
        vm.prank(trader);
        assertEq(pool.sell(tokensOut, usdOut, trader, LATEST), usdOut, "exactly as much is accepted");
    }

    function testFuzz_a_trade_past_its_deadline(uint256 late) public {
        uint256 deadline = vm.getBlockTimestamp();
        vm.prank(trader);
        uint256 tokens = pool.buy(10e6, 0, trader, deadline);
        pass(bound(late, 1, 1e9));
        bytes memory reason = abi.encodeWithSelector(CurvePool.Expired.selector);
        refused(reason);
        pool.buy(10e6, 0, trader, deadline);
        refused(reason);
        pool.sell(tokens, 0, trader, deadline);
        vm.warp(deadline);
        vm.prank(trader);
        assertGt(pool.sell(tokens, 0, trader, deadline), 0, "the second of the deadline is in time");
    }

    function testFuzz_tokens_that_the_pool_does_not_have(uint256 wanted) public {
        uint256 inPool = pool.reserveToken();
        wanted = bound(wanted, inPool, LATEST);
        refused(abi.encodeWithSelector(CurvePool.InsufficientReserve.selector, wanted, inPool));
        pool.quoteBuyExactOut(wanted);
    }

    function test_dollars_that_were_never_paid_in() public {
        buy(pool, 10e6);
        uint256 paidIn = pool.realReserveUsd();
        // One unit more than there is, of which the seller would get less than there is: the fee counts too.
        uint256 others = pool.virtualReserveUsd() - paidIn - 1;
        uint256 tokens = ((paidIn + 1) * pool.reserveToken() + others - 1) / others;
        (uint256 usdOut, uint256 fee) = pool.quoteSell(tokens);
        assertEq(usdOut + fee, paidIn + 1, "one unit more than there is");
        refused(abi.encodeWithSelector(CurvePool.InsufficientReserve.selector, paidIn + 1, paidIn));
        pool.sell(tokens, 0, trader, LATEST);
    }

    function test_the_last_dollar_can_be_taken_out() public {
        CurvePool market = openMarket(990e6, 1e24, 0);
        equip(trader, market);
        uint256 half = buy(market, 1_000e6); // 990 of them join the curve: half of the tokens
        (uint256 usdOut, uint256 fee) = market.quoteSell(half);
        assertEq(usdOut + fee, market.realReserveUsd(), "exactly what there is");
        sell(market, half);
        assertEq(market.realReserveUsd(), 0, "nothing but the offset");
    }

    function test_a_sale_of_another_s_tokens() public {
        uint256 tokens = buy(pool, 10e6);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(pool), 0, tokens)
        );
        vm.prank(creator);
        pool.sell(tokens, 0, creator, LATEST);
    }

    function test_a_purchase_without_the_dollars() public {
        vm.prank(creator);
        stablecoin.approve(address(pool), LATEST);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, creator, 0, 10e6));
        vm.prank(creator);
        pool.buy(10e6, 0, creator, LATEST);
    }

    function test_a_refused_trade_changes_nothing() public {
        buy(pool, 10e6);
        bytes32 state = stateOf();
        refused(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        pool.buy(10e6, 0, address(0), LATEST);
        refused(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        pool.sell(100e18, 0, address(0), LATEST);
        assertEq(stateOf(), state, "the market is as it was");
    }

    function stateOf() private view returns (bytes32) {
        return keccak256(
            abi.encode(pool.realReserveUsd(), pool.reserveToken(), pool.feesAccrued(), pool.volatility(), pool.feePpm())
        );
    }
}
