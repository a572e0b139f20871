// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurvePool} from "../../curve/CurvePool.sol";
import {MarketToken} from "../../curve/MarketToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";
import {CurveHandler} from "./CurveHandler.sol";

/// @title What holds in every market whatever its traders do
contract CurveInvariantsTest is Test {
    CurveHandler private handler;
    TestToken private stablecoin;

    function setUp() public {
        vm.warp(1_700_000_000);
        handler = new CurveHandler();
        stablecoin = handler.stablecoin();
        targetContract(address(handler));
    }

    /// @dev One function, because forge repeats the same run for each.
    function invariant_every_market_is_solvent_and_its_price_honest() public view {
        reservesAreOfAConstantProduct();
        dollarsAreConserved();
        tokensAreConserved();
        feesArePaidOnceAndToHoldersAlone();
        feeVolatilityAndAverageAreBounded();
    }

    function reservesAreOfAConstantProduct() private view {
        for (uint256 i = 0; i < handler.marketCount(); i++) {
            CurvePool pool = handler.markets(i);
            CurveHandler.Ledger memory ledger = handler.ledgerOf(pool);
            uint256 x = pool.virtualReserveUsd();
            uint256 y = pool.reserveToken();
            assertEq(x - pool.realReserveUsd(), ledger.virtualUsd, "x is the offset and the real dollars");
            assertGe(x * y, ledger.virtualUsd * ledger.supply, "k is not below its first");
            assertEq(pool.spotPriceWad(), x * 1e30 / y, "price = x / y");
        }
    }

    function dollarsAreConserved() private view {
        uint256 total = 0;
        for (uint256 i = 0; i < handler.marketCount(); i++) {
            CurvePool pool = handler.markets(i);
            uint256 held = stablecoin.balanceOf(address(pool));
            assertEq(held, pool.realReserveUsd() + pool.feesAccrued(), "a pool holds its reserve and unclaimed fees");
            total += held;
        }
        for (uint256 i = 0; i < 3; i++) {
            total += stablecoin.balanceOf(handler.traders(i));
        }
        assertEq(total + paidToHolders(), handler.minted(), "every dollar is somewhere");
    }

    function tokensAreConserved() private view {
        for (uint256 i = 0; i < handler.marketCount(); i++) {
            CurvePool pool = handler.markets(i);
            MarketToken token = pool.token();
            uint256 supply = handler.ledgerOf(pool).supply;
            assertEq(token.totalSupply(), supply, "the supply is constant");
            assertEq(token.balanceOf(address(pool)), pool.reserveToken(), "a pool holds its reserve");
            assertEq(pool.reserveToken() + bought(token), supply, "every token is somewhere");
        }
    }

    function feesArePaidOnceAndToHoldersAlone() private view {
        uint256 claimed = 0;
        for (uint256 i = 0; i < handler.marketCount(); i++) {
            CurvePool pool = handler.markets(i);
            claimed += pool.feesClaimed();
            uint256 fees = handler.ledgerOf(pool).fees;
            assertEq(pool.feesAccrued() + pool.feesClaimed(), fees, "every fee is claimed or waits");
        }
        assertEq(claimed, paidToHolders(), "what is claimed was paid");
    }

    function feeVolatilityAndAverageAreBounded() private view {
        for (uint256 i = 0; i < handler.marketCount(); i++) {
            CurvePool pool = handler.markets(i);
            CurveHandler.Ledger memory ledger = handler.ledgerOf(pool);
            assertLe(pool.volatility(), 10_000, "volatility");
            assertGe(pool.feePpm(), 2_000, "least fee");
            assertLe(pool.feePpm(), 50_000, "greatest fee");
            assertGe(pool.averagePriceWad(), ledger.lowest, "not lower than any price");
            assertLe(pool.averagePriceWad(), ledger.highest, "not higher than any price");
        }
    }

    /// @dev At the end of every run all sell what they have: the pool can pay them and keeps its offset.
    function afterInvariant() public {
        for (uint256 market = 0; market < handler.marketCount(); market++) {
            for (uint256 trader = 0; trader < 3; trader++) {
                handler.sellAll(market, trader);
            }
            CurvePool pool = handler.markets(market);
            uint256 left = bought(pool.token());
            CurveHandler.Ledger memory ledger = handler.ledgerOf(pool);
            assertEq(pool.reserveToken(), ledger.supply - left, "all but dust is back");
            assertGe(pool.virtualReserveUsd(), ledger.virtualUsd, "the offset was never touched");
        }
        dollarsAreConserved();
        feesArePaidOnceAndToHoldersAlone();
    }

    function bought(MarketToken token) private view returns (uint256 sum) {
        for (uint256 i = 0; i < 3; i++) {
            sum += token.balanceOf(handler.traders(i));
        }
    }

    /// @dev Deed holders do nothing but receive fees.
    function paidToHolders() private view returns (uint256) {
        return stablecoin.balanceOf(handler.holders(0)) + stablecoin.balanceOf(handler.holders(1));
    }
}
